import type { Role } from '../../../platform/http/access.js';
import { EVENING_DUTIES } from './evening-duties.js';
import { MONEY_DUTIES } from './money-duties.js';
import { OFFER_DUTIES } from './offer-duties.js';
import { REQUEST_DUTIES } from './request-duties.js';
import { SITE_DUTIES } from './site-duties.js';

/** Whose duties are asked for: one's own, nobody's, or all. */
export const WHOSE = ['mine', 'nobodys', 'all'] as const;
export type Whose = (typeof WHOSE)[number];

/**
 * Every kind of duty: what it is called, who sees it, how it is read, and its press. A new kind is a statement in a file
 * *-duties.columns.ts, and an entry in the file *-duties.ts beside it; screen and mail follow.
 */
export const DUTY_KINDS = {
  ...REQUEST_DUTIES,
  ...OFFER_DUTIES,
  ...EVENING_DUTIES,
  ...MONEY_DUTIES,
  ...SITE_DUTIES,
} as const;

export type DutyKind = keyof typeof DUTY_KINDS;
export const DUTY_KIND_NAMES = Object.keys(DUTY_KINDS) as DutyKind[];

/** The kinds that people of this role see. */
export const kindsFor = (role: Role): DutyKind[] =>
  DUTY_KIND_NAMES.filter((name) => {
    const { only }: { only?: Role } = DUTY_KINDS[name];
    return only === undefined || only === role;
  });
