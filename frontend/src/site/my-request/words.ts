import type { MyEveningDto, MyOfferDto, MyRequestDto } from '../../api/link.generated';
import { givenBackWords } from '../given-back-words';
import { longDate } from '../long-date';

/** A state in the client's words. */
interface StateWords {
  title: string;
  text: string;
}

const STATES: Record<MyRequestDto['state'], (request: MyRequestDto) => StateWords> = {
  nueva: ({ answered_by: by }) => ({
    title: 'Recibimos tu solicitud',
    text: `Alguien del equipo la está leyendo. Te responderemos por ${by}.`,
  }),
  contactada: () => ({
    title: 'Estamos preparando tu propuesta',
    text: 'Ya te respondimos. Si no te llegó nada, escríbenos.',
  }),
  cotizada: () => ({
    title: 'Tu cotización está lista',
    text: 'Te la enviamos. Puedes aceptarla, o escribirnos si quieres cambiar algo.',
  }),
  aceptada: () => ({
    title: 'Tu mesa está reservada',
    text: 'Aceptaste la cotización. Nosotros nos ocupamos del resto.',
  }),
  realizada: () => ({ title: 'Gracias por sentarte a la mesa', text: 'Esta comida ya se realizó.' }),
  perdida: ({ withdrawn }) =>
    withdrawn
      ? { title: 'Retiraste tu solicitud', text: 'No te escribiremos más por ella. Si cambias de idea, escríbenos.' }
      : { title: 'Tu solicitud está cerrada', text: 'Si quieres retomarla, escríbenos.' },
};

/** What became of the last offer, where the client cannot answer it any more. */
const OVER: Partial<Record<MyOfferDto['state'], string>> = {
  rechazada: 'Nos dijiste que no a la última. Escríbenos si quieres otra.',
  vencida: 'La última venció. Escríbenos si quieres otra.',
};

/** Whether an offer waits for its client. */
const isSent = (state: MyOfferDto['state']): boolean => state === 'enviada' || state === 'vista';

/**
 * What a client reads of the state of their request, and of its offers, the newest first.
 * @param confirms what confirms the date of its evening, where that waits for a payment
 */
export function wordsOf(
  request: MyRequestDto,
  offers: readonly MyOfferDto[],
  evening: MyEveningDto | null = null,
  confirms: string | null = null,
): StateWords {
  if (request.state === 'perdida' && evening?.cancelled)
    return {
      title: 'Tu mesa fue cancelada',
      text: `La mesa del ${longDate(evening.day)} con ${evening.chef_name} no se hará. ${givenBackWords(evening)}`,
    };
  const isOpen = offers.some(({ state, over }) => isSent(state) && over === null);
  const text = offers.map(({ state, over }) => OVER[state] ?? (isSent(state) ? over : null)).find(Boolean);
  // The offer may be here before its mail arrives.
  if (isOpen && request.state === 'aceptada')
    return {
      title: 'Hay un cambio por confirmar',
      text: 'Te propusimos un cambio para tu mesa. Mientras no digas que sí, vale lo que aceptaste.',
    };
  if (request.state === 'aceptada' && confirms)
    return { title: 'Falta confirmar tu fecha', text: `Aceptaste la cotización. ${confirms}` };
  if (isOpen && (request.state === 'nueva' || request.state === 'contactada')) return STATES.cotizada(request);
  if (request.state === 'cotizada' && !isOpen && text) return { title: 'Ya no hay una cotización abierta', text };
  return STATES[request.state](request);
}
