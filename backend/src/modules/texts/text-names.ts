/** The texts that administrators can change, with their Spanish names. */
export const TEXT_NAMES = {
  terms: 'Términos y condiciones',
  privacy: 'Privacidad',
  'how-it-works': '¿Cómo funciona?',
  questions: 'Preguntas y respuestas',
  about: 'Nosotros',
  join: 'Únete al equipo',
  corporate: 'Tarjetas de Corporativo',
  fee: 'Comisión en la cotización',
  refunds: 'Regla de devolución',
  footer: 'Pie de página',
  offer: 'Condiciones de una cotización',
} as const;
export type TextName = keyof typeof TEXT_NAMES;

export const TEXTS = Object.keys(TEXT_NAMES) as TextName[];
