/** A message to the company that the visitor only has to complete, in mail or chat. */
export interface FirstMessage {
  /** Subject of the mail. */
  title: string;
  body: string;
}

/** What a quote is asked for. */
export interface Quoted {
  kind: 'chef' | 'experience';
  id: number;
  name: string;
  /** The last part of its page's address. */
  slug: string;
}

/** The first message of a quote request, with blanks for what the team asks first. */
export function quoteMessage(subject?: Pick<Quoted, 'kind' | 'name'>): FirstMessage {
  return {
    title: subject ? `Cotización: ${subject.name}` : 'Cotización',
    body: `${opening(subject)}\n\nFecha: \nComuna: \nInvitados: \nLo que celebramos: `,
  };
}

function opening(subject?: Pick<Quoted, 'kind' | 'name'>): string {
  if (!subject) return 'Hola, quiero cotizar una experiencia.';
  const what = subject.kind === 'chef' ? 'con' : 'la experiencia';
  return `Hola, quiero cotizar ${what} ${subject.name}.`;
}

/** A mail to the company with subject and message filled in. */
export function mailLink(email: string, { title, body }: FirstMessage): string {
  return `mailto:${email}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
}
