/** What the sign-in page reads from Google's ID token. None of it is trusted: the server verifies the credential. */
interface GoogleCredential {
  email: string;
  picture: string;
}

/** Thrown when the credential cannot be read; its message is shown as it is. */
export class InvalidCredential extends Error {
  constructor() {
    super('JWT provided is invalid');
    this.name = 'InvalidCredential';
  }
}

/** The text that a part of a token holds. Throws when it holds none. */
export function textOfBase64Url(part: string): string {
  const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from(binary, (character) => character.charCodeAt(0)),
  );
}

/**
 * Reads e-mail and portrait from the payload of an ID token.
 * @throws InvalidCredential when the text is not an ID token
 */
export function decodeCredential(credential: string): GoogleCredential {
  const parts = credential.split('.');
  if (parts.length !== 3) throw new InvalidCredential();
  try {
    const payload: unknown = JSON.parse(textOfBase64Url(parts[1] ?? ''));
    const { email, picture } = payload as { email?: unknown; picture?: unknown };
    if (typeof email !== 'string' || email === '') throw new InvalidCredential();
    return { email, picture: typeof picture === 'string' && picture.startsWith('https://') ? picture : '' };
  } catch {
    throw new InvalidCredential();
  }
}
