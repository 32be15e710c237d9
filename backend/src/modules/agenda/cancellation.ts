import type { LostReason } from '../quotes/rules.js';

/** Who cancels an evening, with the names that people read. */
export const CANCELLER_NAMES = {
  client: 'El cliente',
  chef: 'El chef',
  company: 'Nosotros',
  force: 'Fuerza mayor',
} as const;
export type CancelledBy = keyof typeof CANCELLER_NAMES;
export const CANCELLERS = Object.keys(CANCELLER_NAMES) as CancelledBy[];

/** How an evening ends early. */
export interface Cancellation {
  by: CancelledBy;
  /** Why, for staff; null where the client did it alone. */
  reason: string | null;
  /** The least share of the agreed total that the terms give back, in percent. */
  least: number;
  /** The share that is given back; the least by default. */
  percent?: number;
  /** Why it is more than the least. */
  note?: string | null;
}

/** Why the request of a cancelled evening is lost. */
export const LOST_BY: Record<CancelledBy, LostReason> = {
  client: 'retirada',
  chef: 'cancelo_chef',
  company: 'cancelamos',
  force: 'fuerza_mayor',
};
