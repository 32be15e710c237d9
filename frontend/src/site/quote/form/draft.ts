import { QUOTE_FIELDS, type QuoteValues } from './quote-values';

/**
 * What was typed, kept while this tab is open: closing the dialog, opening another chef's or going to the contact page
 * loses nothing. In memory only, since it is personal. Written by event handlers alone, never on the server.
 */
let draft: Partial<QuoteValues> = {};

export function readDraft(): Partial<QuoteValues> {
  return draft;
}

/**
 * Keeps what the visitor typed into the fields a form has. What the form began with is the page's and not theirs; what
 * they typed into fields that this form lacks stays for the next that has them.
 */
export function keepDraft(typed: Partial<QuoteValues>, begun: Partial<QuoteValues>): void {
  draft = { ...draft };
  for (const field of QUOTE_FIELDS) {
    if (typed[field] === undefined) continue;
    if (typed[field] === (begun[field] ?? '')) delete draft[field];
    else draft[field] = typed[field];
  }
}

/** What was sent is no draft any more. */
export function dropDraft(): void {
  draft = {};
}
