/** A prepared message to the company, for mail or chat. */
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

/** The message of a quote request, with gaps for what the team asks first. */
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

/** A mail link with subject and message. */
export function mailLink(email: string, { title, body }: FirstMessage): string {
  return `mailto:${email}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
}
