import { businessDaysUntil } from '../quotes/rules.js';
import type { Figures } from '../texts/index.js';
import type { RefundDto } from './offer-evening.dto.js';

/** The refunded part of the price, by the time left until the evening. */
export interface RefundRule {
  /** 'Más de 5 días hábiles antes' */
  notice: string;
  percent: number;
  /** It applies if more business days than these are left. */
  more: number;
}

/** The refund rules of the terms, the largest part first. */
export const refundRules = ({ days: [more, fewer], percents: [all, half, least] }: Figures): RefundRule[] => [
  { notice: `Más de ${more} días hábiles antes`, percent: all, more },
  { notice: `Entre ${fewer} y ${more} días hábiles antes`, percent: half, more: fewer - 1 },
  { notice: `Menos de ${fewer} días hábiles antes`, percent: least, more: -1 },
];

/** The chef's fee in writing: '10,75 %'. */
export const feeText = ({ fee }: Figures): string => `${fee.toLocaleString('es-CL', { maximumFractionDigits: 2 })} %`;

/** The refund if the client cancelled the evening on a day. */
export interface Refund {
  /** The rule that applies: 'Más de 5 días hábiles antes'. */
  notice: string;
  /** Business days left: those after today, up to the evening's. */
  businessDays: number;
  percent: number;
  /** Whole CLP. */
  amount: number;
}

/** The amount of a share. */
export interface ShareSum<Amount = number | null> {
  /** Whole CLP; null where no offer says what was agreed. */
  amount: Amount;
  /** What was paid, which the share is a part of; null if it is a part of the agreed total, because the company keeps no money for the evening. */
  paid: number | null;
}

/** A share of a total, in whole CLP; null of none. */
export function shareOf(total: number, percent: number): number;
export function shareOf(total: number | null, percent: number): number | null;
export function shareOf(total: number | null, percent: number): number | null {
  return total === null ? null : Math.round((total * percent) / 100);
}

/** The refund of a total if the client cancels the evening of `day` on `today`. */
export function refundOf(total: number, today: string, day: string, rules: readonly RefundRule[]): Refund {
  const businessDays = businessDaysUntil(today, day);
  const { percent, notice } = rules.find(({ more }) => businessDays > more) ?? { percent: 0, notice: '' };
  return { notice, businessDays, percent, amount: shareOf(total, percent) };
}

/** A refund as staff read it. */
export const refundDto = ({ businessDays, percent }: Refund, { amount, paid }: ShareSum): RefundDto => ({
  business_days: businessDays,
  percent,
  amount,
  paid,
});
