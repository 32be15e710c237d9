/** Why a mail has not arrived, in words for administrators. It contains no address. */
export const MAIL_PROBLEMS = {
  address: 'El servidor de correo rechazó la dirección.',
  content: 'El servidor de correo rechazó el mensaje.',
  unreachable: 'El servidor de correo no responde.',
  busy: 'El servidor de correo pidió esperar.',
  login: 'El servidor de correo rechazó nuestra clave.',
  sender: 'El servidor de correo rechazó nuestro remitente.',
  recipient: 'Falta el correo de la empresa.',
  unknown: 'No se pudo enviar el correo.',
  no_mailbox: 'El correo volvió: la dirección no existe o no recibe correos.',
  mailbox_full: 'El correo volvió: la casilla está llena.',
  not_trusted: 'El correo volvió: el servidor de quien lo recibe no acepta los nuestros.',
  not_reached: 'El correo volvió: el servidor de quien lo recibe no respondió.',
  returned: 'El correo volvió: no se pudo entregar.',
  overtaken: 'No se envió: uno posterior llegó antes.',
} as const;

export type MailProblem = keyof typeof MAIL_PROBLEMS;

/** Problems that a retry does not solve: the reader or the mail would have to change. */
const FINAL: readonly MailProblem[] = ['address', 'content'];

/** The mail server did not accept a mail. */
export class MailNotSentError extends Error {
  constructor(readonly problem: MailProblem) {
    super(MAIL_PROBLEMS[problem]);
    this.name = MailNotSentError.name;
  }

  /** Whether the server refused this reader or this mail, so that no automatic retry follows. */
  get isFinal(): boolean {
    return FINAL.includes(this.problem);
  }
}

/** The problem behind nodemailer's error and the server's code. */
export function problemOf(error: unknown): MailProblem {
  const { code, responseCode, command } = (error ?? {}) as { code?: string; responseCode?: number; command?: string };
  if (code === 'EENVELOPE' && command === 'API') return 'address';
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'login';
  if (responseCode === undefined) return 'unreachable';
  if (responseCode < 500) return 'busy';
  if (command === 'RCPT TO') return 'address';
  if (command === 'MAIL FROM') return 'sender';
  return code === 'EMESSAGE' || command === 'DATA' ? 'content' : 'unreachable';
}

/** The problem behind a status code (RFC 3463: class, subject, detail) of a mail that came back. */
export function problemOfStatus(status: string | null): MailProblem {
  const [, subject = '', detail = ''] = status?.split('.') ?? [];
  if (subject === '1' || (subject === '2' && detail === '1')) return 'no_mailbox';
  if (subject === '2' && detail === '2') return 'mailbox_full';
  if (subject === '7') return 'not_trusted';
  return subject === '4' ? 'not_reached' : 'returned';
}
