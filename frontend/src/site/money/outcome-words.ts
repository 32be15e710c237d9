import type { MyTryDto } from '../../api/link.generated';
import { clp } from '../../ui/format';

/** What happened to the money of a try, and what to do. */
export interface Outcome {
  title: string;
  text: string;
  /** How the note looks: money came, none was taken, or nobody knows yet. */
  mood: 'paid' | 'none' | 'open';
}

const NONE = 'No se cobró nada.';

const OUTCOMES: Record<MyTryDto['state'], (amount: string) => Outcome> = {
  pagada: (amount) => ({
    title: `Recibimos tu pago de ${amount}`,
    text: 'El comprobante está más abajo.',
    mood: 'paid',
  }),
  rechazada: () => ({
    title: 'El banco no aprobó el pago',
    text: `${NONE} Puedes intentarlo con otra tarjeta, o preguntar a tu banco.`,
    mood: 'none',
  }),
  anulada: () => ({
    title: 'No terminaste el pago',
    text: `${NONE} Cuando quieras, puedes intentarlo otra vez.`,
    mood: 'none',
  }),
  vencida: () => ({
    title: 'Se acabó el tiempo para pagar',
    text: `${NONE} Puedes intentarlo otra vez.`,
    mood: 'none',
  }),
  creada: open,
  en_webpay: open,
  por_verificar: (amount) => ({
    title: `Estamos revisando tu pago de ${amount}`,
    text: 'Webpay no nos dice cómo quedó, así que lo revisamos con Transbank. No vuelvas a pagar: esta página dirá cómo quedó.',
    mood: 'open',
  }),
};

function open(amount: string): Outcome {
  return {
    title: `Aún no sabemos cómo quedó tu pago de ${amount}`,
    text: 'Lo estamos averiguando con Webpay. No vuelvas a pagar: esta página lo dirá apenas se sepa.',
    mood: 'open',
  };
}

/**
 * What the page says first of the last day's tries: the one that the client came back from, and always a pending one.
 * @param order the name of the try in the address; null where the page was opened otherwise
 */
export function outcomeOf(tries: readonly MyTryDto[], order: string | null): Outcome | null {
  const shown = tries.find((one) => one.pending) ?? tries.find((one) => one.order === order);
  return shown ? OUTCOMES[shown.state](clp(shown.amount)) : null;
}
