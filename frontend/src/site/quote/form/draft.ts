import { createKeys } from '../../../ui/uuid';
import { QUOTE_FIELDS, type QuoteValues } from './quote-values';

/**
 * What was typed is kept while this tab is open, so that closing the dialog, opening another chef's or going to the
 * contact page loses nothing. In memory only, because it is personal. Only event handlers write it, never the server.
 */
let draft: Partial<QuoteValues> = {};

/** The keys of what was sent. They last as long as the draft: it may be sent again from another form. */
let keyOf = createKeys();

/** The key of a request: the same for the same request, from whichever form it is sent again. */
export function keyOfRequest(request: object): string {
  return keyOf(request);
}

export function readDraft(): Partial<QuoteValues> {
  return draft;
}

/**
 * Keeps what the visitor typed. Values with which the form began belong to the page and are left out. What was typed
 * into fields that this form lacks stays for the next form that has them.
 */
export function keepDraft(typed: Partial<QuoteValues>, begun: Partial<QuoteValues>): void {
  draft = { ...draft };
  for (const field of QUOTE_FIELDS) {
    if (typed[field] === undefined) continue;
    if (typed[field] === (begun[field] ?? '')) delete draft[field];
    else draft[field] = typed[field];
  }
}

/** Removes what was sent, and its key: the same words are another request from now on. */
export function dropDraft(): void {
  draft = {};
  keyOf = createKeys();
}

/**
 * Removes what was sent by a form that was closed meanwhile, unless the visitor has written something else since. The key
 * stays for a form that shows the same words again.
 */
export function dropSent(sent: Partial<QuoteValues>): void {
  if (QUOTE_FIELDS.every((field) => draft[field] === sent[field])) draft = {};
}
