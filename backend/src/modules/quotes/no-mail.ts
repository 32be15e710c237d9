/** Why no mail about a request goes out: no mail server is configured, or its client is blocked or erased. */
export const NO_MAIL = ['server', 'blocked', 'erased'] as const;
export type NoMail = (typeof NO_MAIL)[number];

/** Why no mail about a request goes out; null if mails go out. */
export function noMailOf(
  { configured }: { readonly configured: boolean },
  { erased, blocked }: { readonly erased: boolean; readonly blocked: boolean },
): NoMail | null {
  if (erased) return 'erased';
  if (blocked) return 'blocked';
  return configured ? null : 'server';
}
