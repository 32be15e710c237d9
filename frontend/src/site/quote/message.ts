/** A message to the company that the visitor only has to complete, in mail or chat. */
export interface FirstMessage {
  /** Subject of the mail. */
  title: string;
  body: string;
}

/** The first message of a quote request, with blanks for what the team asks first. */
export function quoteMessage(subject?: string): FirstMessage {
  const opening = subject ? `Hola, quiero cotizar con ${subject}.` : 'Hola, quiero cotizar una experiencia.';
  return {
    title: subject ? `Cotización: ${subject}` : 'Cotización',
    body: `${opening}\n\nFecha: \nComuna: \nInvitados: \nLo que celebramos: `,
  };
}

/** A mail to the company with subject and message filled in. */
export function mailLink(email: string, { title, body }: FirstMessage): string {
  return `mailto:${email}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
}
