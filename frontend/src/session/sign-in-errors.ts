const SENTENCES = {
  access_denied: 'Cancelaste el inicio de sesión con Google.',
  expired: 'El inicio de sesión caducó. Inténtalo de nuevo.',
  busy: 'Hubo demasiados intentos de inicio de sesión. Espera un minuto e inténtalo de nuevo.',
  server: 'No fue posible iniciar sesión con Google. Inténtalo de nuevo.',
} as const;

/** The Spanish sentence for a code in /login#error=…. An unknown code is never shown as text. */
export function signInErrorSentence(code: string): string {
  return Object.hasOwn(SENTENCES, code) ? SENTENCES[code as keyof typeof SENTENCES] : SENTENCES.server;
}

/** Shown when a credential arrives that this tab did not ask for. */
export const UNASKED_CREDENTIAL = 'No reconocemos este inicio de sesión. Inténtalo de nuevo desde esta página.';

/** The browser keeps nothing for this site, as with cookies and site data blocked. Its message is for the person. */
export class SignInBlocked extends Error {
  constructor() {
    super(
      'Tu navegador no deja que este sitio guarde datos, y el inicio de sesión los necesita. Permite las cookies y los datos de este sitio e inténtalo de nuevo.',
    );
  }
}
