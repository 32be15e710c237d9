import type { LeadWords } from '../quote/lead-words';

/** The texts of the contact dialog on the join page. */
export const JOIN_WORDS: LeadWords = {
  title: 'Súmate al equipo',
  aside: 'Siempre hay lugar para alguien que cocina, recibe o produce bien.',
  ask: 'Cuéntanos quién eres, dónde trabajas y qué haces.',
  question: 'Si eres chef, tienes un espacio o eres proveedor; en qué comuna; qué haces…',
  message: {
    title: 'Quiero sumarme al equipo',
    body: 'Hola, quiero sumarme al equipo.\n\nSoy (chef, espacio o proveedor): \nMi nombre: \nComuna: \nLo que hago: ',
  },
};
