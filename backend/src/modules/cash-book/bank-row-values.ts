/** Whose statement a row is of, with the names that people read. */
export const SOURCE_NAMES = { bank: 'Banco', transbank: 'Transbank' } as const;
export type StatementSource = keyof typeof SOURCE_NAMES;
export const STATEMENT_SOURCES = Object.keys(SOURCE_NAMES) as StatementSource[];

/** How a row of the bank stands: nobody knows yet what it is, entries of the ledger are it, or it is nothing of the ledger. */
export const BANK_ROW_STATE_NAMES = { pending: 'Por conciliar', matched: 'Conciliada', aside: 'Apartada' } as const;
export type BankRowState = keyof typeof BANK_ROW_STATE_NAMES;
export const BANK_ROW_STATES = Object.keys(BANK_ROW_STATE_NAMES) as BankRowState[];

/** Whether an entry was found at the bank; 'none' where no bank has a row of it: gift cards that are used, cash, and what came to nothing. */
export const ENTRY_BANK_STATES = ['matched', 'open', 'none'] as const;
export type EntryBankState = (typeof ENTRY_BANK_STATES)[number];

/** Most characters of a file, and most rows. */
export const MAX_STATEMENT = 200_000;
export const MOST_STATEMENT_ROWS = 2_000;

/** Most rows that are named as unreadable. */
export const MOST_UNREADABLE = 20;

/** Most entries that one row of the bank is, and most that are offered for it. */
export const MOST_ENTRIES_OF_ROW = 50;
