/**
 * Why no mail goes to the client of a request: no mail server is configured, they are blocked or erased, or gave no address.
 * Without an address the chef and the company still get theirs.
 */
export const NO_MAIL = ['server', 'blocked', 'erased', 'address'] as const;
export type NoMail = (typeof NO_MAIL)[number];

/** Why no mail goes to the client of a request; null if mails go out. */
export function noMailOf(
  { configured }: { readonly configured: boolean },
  { erased, blocked, email }: { readonly erased: boolean; readonly blocked: boolean; readonly email: string | null },
): NoMail | null {
  if (erased) return 'erased';
  if (blocked) return 'blocked';
  if (!configured) return 'server';
  return email === null ? 'address' : null;
}
