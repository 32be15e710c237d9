import { textOfBase64Url } from './google-credential';

/** When a session token ends by itself, in milliseconds. Undefined for a text that is no such token. */
function endOf(token: string): number | undefined {
  try {
    const { exp } = JSON.parse(textOfBase64Url(token.split('.')[1] ?? '')) as { exp?: unknown };
    return typeof exp === 'number' ? exp * 1000 : undefined;
  } catch {
    return undefined;
  }
}

/** What the sign-in page says to somebody whose token the server refused. */
export function signOutReason(token: string): string {
  const end = endOf(token);
  return end !== undefined && end <= Date.now()
    ? 'Tu sesión caducó. Inicia sesión otra vez para continuar.'
    : 'Tu sesión ya no es válida: se cerró en otro lugar, o un administrador cambió tu acceso. Inicia sesión otra vez.';
}
