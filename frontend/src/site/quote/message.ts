/** The first message of a quote request, with blanks for what the team asks first; the visitor completes it in mail or chat. */
export function quoteMessage(subject?: string): string {
  const opening = subject ? `Hola, quiero cotizar con ${subject}.` : 'Hola, quiero cotizar una experiencia.';
  return `${opening}\n\nFecha: \nComuna: \nInvitados: \nLo que celebramos: `;
}

/** A mail to the company with subject and message filled in. */
export function quoteMail(email: string, subject?: string): string {
  const title = subject ? `Cotización: ${subject}` : 'Cotización';
  return `mailto:${email}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(quoteMessage(subject))}`;
}
