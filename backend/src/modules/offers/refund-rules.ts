import { businessDaysUntil } from '../quotes/index.js';

/** What part of the price is given back by the time before the evening, in percent: the terms' rule. */
export const REFUND_RULES = [
  { notice: 'Más de 5 días hábiles antes', percent: 100, more: 5 },
  { notice: 'Entre 3 y 5 días hábiles antes', percent: 50, more: 2 },
  { notice: 'Menos de 3 días hábiles antes', percent: 30, more: -1 },
] as const;

/** What business days are, as the client reads it. */
export const BUSINESS_DAYS = 'Son días hábiles los de lunes a viernes, salvo festivos.';

/** Our fee, as the terms state it. */
export const FEE_SENTENCE =
  'El precio por persona no incluye el 10,75 % que corresponde a la boleta del chef; si se aplica, aparece como una línea de esta cotización y está dentro del total.';

/** Version of the terms that a client agrees to: the day of their last change. */
export const TERMS_VERSION = '2026-11-22';

/** What would be given back if the evening were called off on a day. */
export interface Refund {
  /** Business days that are left: those after today, up to the evening's. */
  businessDays: number;
  percent: number;
  /** Whole CLP. */
  amount: number;
}

/** What is given back of a total if the evening of `day` is called off on `today`. */
export function refundOf(total: number, today: string, day: string): Refund {
  const businessDays = businessDaysUntil(today, day);
  const percent = REFUND_RULES.find(({ more }) => businessDays > more)?.percent ?? 30;
  return { businessDays, percent, amount: Math.round((total * percent) / 100) };
}
