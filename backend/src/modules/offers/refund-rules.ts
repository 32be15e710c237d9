import { businessDaysUntil } from '../quotes/rules.js';
import type { Figures } from '../texts/index.js';

/** What part of the price is given back by the time before the evening. */
export interface RefundRule {
  /** 'Más de 5 días hábiles antes' */
  notice: string;
  percent: number;
  /** It holds where more business days than these are left. */
  more: number;
}

/** The terms' rule of refunds, the largest part first. */
export const refundRules = ({ days: [more, fewer], percents: [all, half, least] }: Figures): RefundRule[] => [
  { notice: `Más de ${more} días hábiles antes`, percent: all, more },
  { notice: `Entre ${fewer} y ${more} días hábiles antes`, percent: half, more: fewer - 1 },
  { notice: `Menos de ${fewer} días hábiles antes`, percent: least, more: -1 },
];

/** The chef's fee as one writes it: '10,75 %'. */
export const feeText = ({ fee }: Figures): string => `${fee.toLocaleString('es-CL', { maximumFractionDigits: 2 })} %`;

/** What would be given back if the evening were called off on a day. */
export interface Refund {
  /** Business days that are left: those after today, up to the evening's. */
  businessDays: number;
  percent: number;
  /** Whole CLP. */
  amount: number;
}

/** What is given back of a total, by these rules, if the evening of `day` is called off on `today`. */
export function refundOf(total: number, today: string, day: string, rules: readonly RefundRule[]): Refund {
  const businessDays = businessDaysUntil(today, day);
  const percent = rules.find(({ more }) => businessDays > more)?.percent ?? 0;
  return { businessDays, percent, amount: Math.round((total * percent) / 100) };
}
