/** A prepared message to the company, for mail or chat. */
export interface FirstMessage {
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
  /** For how many people an experience is; null or left out where it does not say. */
  guests_min?: number | null;
  guests_max?: number | null;
}

/** What a visitor has said, by its names. */
export interface Said {
  commune?: string;
  guests?: number;
  diets: readonly string[];
}

const NOTHING_SAID: Said = { diets: [] };

/** The message of a quote request, with what the visitor has said, and gaps for what the team asks first. */
export function quoteMessage(
  subject?: Pick<Quoted, 'kind' | 'name'>,
  { commune = '', guests, diets }: Said = NOTHING_SAID,
): FirstMessage {
  const lines = [
    'Fecha: ',
    `Comuna: ${commune}`,
    `Invitados: ${guests ?? ''}`,
    ...(diets.length > 0 ? [`Dietas: ${diets.join(', ')}`] : []),
    'Lo que celebramos: ',
  ];
  return {
    title: subject ? `Cotización: ${subject.name}` : 'Cotización',
    body: `${opening(subject)}\n\n${lines.join('\n')}`,
  };
}

function opening(subject?: Pick<Quoted, 'kind' | 'name'>): string {
  if (!subject) return 'Hola, quiero cotizar una experiencia.';
  const what = subject.kind === 'chef' ? 'con' : 'la experiencia';
  return `Hola, quiero cotizar ${what} ${subject.name}.`;
}

export function mailLink(email: string, { title, body }: FirstMessage): string {
  return `mailto:${email}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
}
