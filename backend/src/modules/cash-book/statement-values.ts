import { isDay } from '../../platform/http/value/day.js';
import { cleanedLine } from '../../platform/http/value/text.js';
import { MAX_AMOUNT, MAX_REFERENCE } from '../money/rules.js';

/** Most characters that are kept of a bank's words. */
export const MAX_WORDS = 80;

const DAY_FIRST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d)/;
const YEAR_FIRST = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?!\d)/;

/** A day as Chilean banks write it: '05/12/2026', '5-12-26', '2026-12-05 10:31'. Undefined where it is none. */
export function dayIn(text: string): string | undefined {
  const dayFirst = DAY_FIRST.exec(text);
  const [, year = '', month = '', day = ''] = dayFirst
    ? ['', dayFirst[3], dayFirst[2], dayFirst[1]]
    : (YEAR_FIRST.exec(text) ?? []);
  const whole = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(whole) && whole >= '2000' && whole < '2100' ? whole : undefined;
}

/** Groups of three with points or commas, or none; and decimals, which whole pesos have as zeros only. */
const AMOUNT = /^(?:\d{1,3}(?:\.\d{3})+(?:,0{1,2})?|\d{1,3}(?:,\d{3})+(?:\.0{1,2})?|\d{1,13}(?:[.,]0{1,2})?)$/;

/** An amount in whole CLP: '1.234.567', '$ 1.234', '-500', '500-', '(500)'. Undefined where it is none. */
export function amountIn(text: string): number | undefined {
  const bare = text.replace(/CLP|\$|\s/gi, '').replace(/^\u2212/, '-');
  const below = /^-|-$|^\(.*\)$/.test(bare);
  const digits = bare.replace(/^[-+(]|[-)]$/g, '');
  if (!AMOUNT.test(digits)) return undefined;
  const amount = Number(digits.replace(/[.,]0{1,2}$/, '').replace(/[.,]/g, ''));
  if (amount > MAX_AMOUNT) return undefined;
  return below ? -amount : amount;
}

/** The bank's reference of a row as the ledger keeps it: letters, digits and hyphens. May be empty. */
export const referenceIn = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^A-Za-z0-9-]/g, '')
    .slice(0, MAX_REFERENCE)
    .replace(/^[0-]+$/, '');

/** So many characters of a cell are looked at: no bank says more. */
const LOOKED_AT = 400;

/**
 * The number of an offer or of a gift card as people type it: 'C 2026 0001', 'c.2026.0001', 'G00012'; or seven digits or more, as
 * accounts, RUTs and phones have.
 */
const NUMBER =
  /(?<![A-Za-z0-9])(?:C[\s.-]{0,3}(20\d{2})[\s.-]{0,3}(\d{4,5})|G[\s.-]{0,3}(\d{5,6}))(?!\d)|\d(?:[.\s]?\d){6,}(?:-[\dkK])?/gi;

/** The numbers that payments are called by as the product writes them; of others the last four digits. */
const shownNumber = (number: string, year?: string, offer?: string, card?: string): string => {
  if (year && offer) return `C-${year}-${offer}`;
  return card ? `G-${card}` : `…${number.replace(/[.\s]/g, '').slice(-4)}`;
};

/**
 * What is kept of a bank's words: one line, with the numbers of offers and gift cards, and without those of accounts and people. Null
 * where nothing is left.
 */
export function wordsIn(text: string): string | null {
  const line = cleanedLine({ value: text.slice(0, LOOKED_AT).toWellFormed().replaceAll('\0', ' ') }) as string;
  const shown = line.replace(NUMBER, shownNumber);
  return [...shown.replace(/\s+/g, ' ')].slice(0, MAX_WORDS).join('').trim() || null;
}
