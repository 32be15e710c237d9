import type { Rel } from '@mikro-orm/core';
import { todayInChile } from '../../platform/http/value/day.js';
import { Evening } from '../agenda/entities.js';
import type { Chef } from '../chefs/entities.js';
import type { LineWords } from './offer-line.entity.js';
import type { MenuWords } from './offer-menu.entity.js';

/** Shortest and longest evening, in minutes. */
export const MIN_MINUTES = 30;
export const MAX_MINUTES = 720;

/** Default length of an evening, in minutes. */
export const USUAL_MINUTES = 240;

/** What people call an offer: 'C-2026-0001', 'C-2026-0001 · v2'. */
export const nameOf = (number: string | null, revision: number): string | null =>
  number === null || revision === 1 ? number : `${number} · v${revision}`;

/** The content of a draft. Anything may be missing until it is sent. */
export interface OfferContent {
  chef: Rel<Chef> | null;
  menus: readonly MenuWords[];
  guests: number | null;
  /** 'YYYY-MM-DD' */
  day: string | null;
  /** 'HH:MM', by the clocks of Santiago. */
  startsAt: string | null;
  minutes: number;
  commune: string | null;
  address: string | null;
  included: string | null;
  conditions: string | null;
  /** Last day on which the client can accept ('YYYY-MM-DD'). */
  validUntil: string | null;
  /** The share that is due first, in percent; null for the company's. */
  reservaPercent: number | null;
  lines: readonly LineWords[];
}

/** A required field of a sent offer, with the sentence for staff. */
interface Lack {
  field: string;
  msg: string;
}

/** Whether the hour at which the evening of an offer begins has come. */
export const hasBegun = ({ day, startsAt, minutes }: Pick<OfferContent, 'day' | 'startsAt' | 'minutes'>, now: Date) =>
  day !== null && startsAt !== null && Evening.beginOf({ day, startsAt, minutes }) <= now;

/** What decides whether an offer can be sent. */
interface Sendable extends Omit<OfferContent, 'chef' | 'menus' | 'included' | 'reservaPercent' | 'lines'> {
  chef: Pick<Chef, 'chefName' | 'state'> | null;
  lines: { length: number };
  total: number;
}

/** What is missing or wrong in an offer that is to be sent now: all of it, so that it is said at once. */
export function lacksOf(content: Sendable, now: Date): Lack[] {
  const today = todayInChile(now);
  const { chef, guests, day, startsAt, commune, address, conditions, validUntil, lines, total } = content;
  const lacks: [field: string, lacking: boolean, msg: string][] = [
    ['chef_id', !chef, 'Elige al chef.'],
    ['chef_id', chef?.state === 'DESACTIVADO', `${chef?.chefName ?? 'El chef'} está desactivado: elige a otro.`],
    ['guests', guests === null, 'Indica cuántas personas son.'],
    ['day', day === null, 'Elige el día.'],
    ['day', day !== null && day < today, 'Elige un día desde hoy.'],
    ['starts_at', startsAt === null, 'Indica a qué hora empieza.'],
    ['starts_at', day === today && hasBegun(content, now), 'Esa hora ya pasó: elige una más tarde.'],
    ['commune', commune === null && address === null, 'Indica la comuna o la dirección.'],
    ['lines', lines.length === 0, 'Agrega al menos una línea.'],
    ['lines', lines.length > 0 && total <= 0, 'El total debe ser mayor que cero.'],
    ['conditions', conditions === null, 'Escribe las condiciones.'],
    ['valid_until', validUntil === null, 'Indica hasta cuándo vale.'],
    ['valid_until', validUntil !== null && validUntil < today, 'La fecha de validez ya pasó.'],
    ['valid_until', validUntil !== null && day !== null && validUntil > day, 'No puede valer después de la comida.'],
  ];
  return lacks.flatMap(([field, lacking, msg]) => (lacking ? [{ field, msg }] : []));
}
