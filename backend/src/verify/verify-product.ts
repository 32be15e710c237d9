import type { EntityManager } from '@mikro-orm/postgresql';
import { CHEF_KEYS } from '../modules/chefs/index.js';
import { COMMENT_KEYS } from '../modules/comments/index.js';
import { compareFiles, type FileComparison } from '../modules/files/index.js';
import { GIFT_CARD_KEYS } from '../modules/gift-cards/index.js';
import { LOOKUP_KEYS } from '../modules/lookups/index.js';
import { ledgerDifferences, type LedgerDifferences } from '../modules/money/index.js';
import { PROPOSAL_KEYS } from '../modules/proposals/index.js';
import { REQUEST_KEYS } from '../modules/quotes/index.js';
import { PERSON_KEYS } from '../modules/users/index.js';
import { compareSearchKeys, type KeyComparison } from '../platform/database/search-keys.js';
import type { Storage } from '../platform/storage/storage.js';

/** Every column that the product computes. */
export const ALL_KEYS = [
  ...PERSON_KEYS,
  ...LOOKUP_KEYS,
  ...CHEF_KEYS,
  ...PROPOSAL_KEYS,
  ...COMMENT_KEYS,
  ...REQUEST_KEYS,
  ...GIFT_CARD_KEYS,
];

/** What was compared, and what differs. */
export interface Verification {
  files: FileComparison;
  /** The columns that differ in some row. */
  keys: (KeyComparison & { column: string })[];
  /** Payments, refunds, payouts and gift cards that the ledger says otherwise. Nothing of it is corrected. */
  ledger: LedgerDifferences;
}

/**
 * Compares the database with the store, what the product computed with what it would compute now, and payments with the ledger, while
 * people work.
 * @param repair whether what differs is corrected, where that is possible
 */
export async function verifyProduct(em: EntityManager, storage: Storage, repair: boolean): Promise<Verification> {
  const files = await compareFiles(em, storage, repair);
  const keys: Verification['keys'] = [];
  for (const computed of ALL_KEYS) {
    const comparison = await compareSearchKeys(em, computed, repair);
    if (comparison.different > 0) keys.push({ column: `${computed.table}.${computed.column}`, ...comparison });
  }
  return { files, keys, ledger: await ledgerDifferences(em) };
}

/** What is wrong, in Spanish sentences without names of people. Empty where nothing is. */
export function differencesOf({ files: { missing, stray }, keys, ledger }: Verification): string[] {
  return [
    ...(missing.length > 0 ? [`Faltan ${missing.length} archivos de imágenes.`] : []),
    ...(stray.length > 0 ? [`Archivos que ninguna imagen usa: ${stray.length}.`] : []),
    ...keys.map(({ column, different }) => `${column}: ${different} filas difieren.`),
    ...ledgerSentences(ledger),
  ];
}

/** What the ledger says otherwise, one sentence each. */
export const ledgerSentences = ({ payments, refunds, payouts, giftCards, bank }: LedgerDifferences): string[] => [
  ...(payments > 0 ? [`Pagos con tarjeta que no calzan con el libro de movimientos: ${payments}.`] : []),
  ...(refunds > 0 ? [`Devoluciones que no calzan con el libro de movimientos: ${refunds}.`] : []),
  ...(payouts > 0 ? [`Pagos a chefs que no calzan con el libro de movimientos: ${payouts}.`] : []),
  ...(giftCards > 0 ? [`Gift cards que no calzan con el libro de movimientos: ${giftCards}.`] : []),
  ...(bank > 0 ? [`Filas del banco que no calzan con el libro de movimientos: ${bank}.`] : []),
];
