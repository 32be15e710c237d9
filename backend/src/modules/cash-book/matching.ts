import type { Way } from '../money/rules.js';
import type { StatementSource } from './bank-row-values.js';

/** A row of the bank that nothing is matched with. */
export interface BankSide {
  id: number;
  source: StatementSource;
  /** 'YYYY-MM-DD' */
  day: string;
  /** Whole CLP; what went out is below zero. */
  amount: number;
  reference: string;
  words: string | null;
}

/** An entry of the ledger that nothing is matched with, with its corrections. */
export interface OurSide {
  id: number;
  way: Way;
  day: string;
  amount: number;
  /** What it may be called by: its reference, the order and the authorization of a card, the number of what was agreed. */
  names: readonly (string | null)[];
  /** The bank's name for it. Several entries may be one transfer. */
  reference: string | null;
}

/** A row of the bank, and the entries that it is. */
export interface Match {
  row: number;
  entries: number[];
}

/** By how many days the bank may differ where a reference says that it is the same. */
const NAMED_WITHIN_DAYS = 10;

/** How many days later a bank may book what came on a weekend. */
const BOOKED_WITHIN_DAYS = 3;

const DAY_MS = 86_400_000;
const daysBetween = (one: string, other: string): number => (Date.parse(one) - Date.parse(other)) / DAY_MS;
const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

/** A name without what people and banks leave out: 'TEF-0048213' and '48213' are the same. Shorter numbers name too much. */
function keyOf(name: string): string | undefined {
  const digits = name.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length >= 4 ? digits : undefined;
}

/** The number of a gift card names it, however short: 'G-00012', or 'G00012' where the bank takes hyphens away. */
const GIFT_CARD = /^G-?(\d{5,})$/i;

function keysOf(word: string): string[] {
  const [key, card] = [keyOf(word), GIFT_CARD.exec(word)?.[1]];
  return [...(key === undefined ? [] : [key]), ...(card === undefined ? [] : [`G${Number(card)}`])];
}

const keysIn = (texts: readonly (string | null)[]): Set<string> =>
  new Set(texts.flatMap((text) => (text ?? '').split(/[^A-Za-z0-9-]+/)).flatMap(keysOf));

/** Both sides of what may be the same, with the numbers by which they are called. */
type Keyed<Side> = Side & { keys: Set<string> };
type Fits = (row: Keyed<BankSide>, entry: Keyed<OurSide>) => boolean;

/** More rows of one amount on one day are not compared: they are indistinguishable, and it would take long. */
const MOST_EQUAL = 50;

/**
 * Which entries each row is, as far as reference, amount and day say it: first those of one reference and amount, then transfers that
 * paid several evenings, then those of one amount and day that nothing contradicts. Where two could be meant nothing is matched: a
 * person decides.
 */
export function matchesOf(rows: readonly BankSide[], entries: readonly OurSide[]): Match[] {
  const theirs = new Set(rows.map((row) => ({ ...row, keys: keysIn([row.reference, row.words]) })));
  const ours = new Set(entries.map((entry) => ({ ...entry, keys: keysIn(entry.names) })));
  const found: Match[] = [];
  const take = (row: Keyed<BankSide>, parts: readonly Keyed<OurSide>[]): void => {
    found.push({ row: row.id, entries: parts.map(({ id }) => id) });
    theirs.delete(row);
    for (const part of parts) ours.delete(part);
  };
  const pass = (daysLater: number, fits: Fits): void => {
    const entriesOf = Map.groupBy(ours, ({ amount, day }) => `${amount} ${day}`);
    for (const some of Map.groupBy(theirs, ({ amount, day }) => `${amount} ${day}`).values()) {
      const [{ amount, day } = { amount: 0, day: '' }] = some;
      const others = entriesOf.get(`${amount} ${dayBefore(day, daysLater)}`) ?? [];
      for (const [row, entry] of clearPairs(some, others, fits)) take(row, [entry]);
    }
  };
  for (let days = 0; days <= NAMED_WITHIN_DAYS; days++)
    for (const later of new Set([days, -days])) pass(later, isNamed);
  const byReference = Map.groupBy(
    [...ours].filter(({ reference }) => reference !== null),
    ({ reference, amount }) => `${keyOf(reference ?? '')} ${amount > 0}`,
  );
  for (const row of [...theirs]) {
    const parts = partsOf(row, (key) => byReference.get(`${key} ${row.amount > 0}`)?.filter((one) => ours.has(one)));
    if (parts) take(row, parts);
  }
  for (let days = 0; days <= BOOKED_WITHIN_DAYS; days++) pass(days, isPlausible);
  return found;
}

const isNamed: Fits = (row, entry) => [...row.keys].some((key) => entry.keys.has(key));

/** Whether amount and day may be enough: cards are Transbank's and nobody else's, and neither side has a reference that denies it. */
const isPlausible: Fits = (row, entry) => {
  if ((row.source === 'transbank') !== (entry.way === 'card')) return false;
  const [theirs, ours] = [keysIn([row.reference]), keysIn(entry.way === 'card' ? entry.names : [entry.reference])];
  return theirs.size === 0 || ours.size === 0 || isNamed(row, entry);
};

/**
 * Pairs that fit, where it is clear which: as many rows as entries fit each other. Equal ones among them are paired in their order, as
 * nothing distinguishes them.
 */
function clearPairs<Row extends Keyed<BankSide>, Entry extends Keyed<OurSide>>(
  rows: readonly Row[],
  entries: readonly Entry[],
  fits: Fits,
): [Row, Entry][] {
  if (rows.length > MOST_EQUAL || entries.length > MOST_EQUAL) return [];
  const pairs = new Map<Row, Entry>();
  for (const row of rows) {
    const fitting = entries.filter((entry) => fits(row, entry));
    const rivals = rows.filter((other) => fitting.some((entry) => fits(other, entry)));
    const isClear =
      rivals.length === fitting.length && rivals.every((other) => fitting.every((entry) => fits(other, entry)));
    const entry = isClear ? fitting[rivals.indexOf(row)] : undefined;
    if (entry) pairs.set(row, entry);
  }
  return [...pairs];
}

/** The entries of one reference that a row names and whose sum it is. */
function partsOf<Entry extends OurSide>(
  row: Keyed<BankSide>,
  called: (key: string) => Entry[] | undefined,
): Entry[] | undefined {
  for (const key of row.keys) {
    const parts = (called(key) ?? []).filter(({ day }) => Math.abs(daysBetween(row.day, day)) <= NAMED_WITHIN_DAYS);
    if (parts.length > 1 && parts.length <= MOST_EQUAL && sumOf(parts) === row.amount) return parts;
  }
  return undefined;
}

const sumOf = (parts: readonly OurSide[]): number => parts.reduce((sum, { amount }) => sum + amount, 0);
