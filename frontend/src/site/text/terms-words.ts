import type { LeadWords } from '../quote/lead-words';

/** The texts of the contact dialog on the terms page. */
export const TERMS_WORDS: LeadWords = {
  title: 'Contáctanos',
  aside: 'Si algo de lo que leíste no quedó claro, te lo explicamos.',
  ask: 'Escríbenos tu duda o tu reclamo. Respondemos dentro de 5 días hábiles.',
  question: 'Qué no quedó claro, o qué pasó y cuándo…',
  message: {
    title: 'Consulta sobre los términos y condiciones',
    body: 'Hola, tengo una consulta sobre los términos y condiciones.\n\nMi nombre: \nMi consulta: ',
  },
};
