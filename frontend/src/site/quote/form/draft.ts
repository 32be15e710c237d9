import { newUuid } from '../../../ui/uuid';
import { QUOTE_FIELDS, type QuoteValues } from './quote-values';

/**
 * What was typed is kept while this tab is open, so that closing the dialog, opening another chef's or going to the
 * contact page loses nothing. In memory only, because it is personal. Only event handlers write it, never the server.
 */
let draft: Partial<QuoteValues> = {};

const NOTHING = { text: '', key: '' };

/** What was sent last, with its key. It lasts as long as the draft, which may be sent again from another form. */
let sent = NOTHING;

/**
 * The key of a request. The same one sent again, after a lost answer, has the same key and is stored once, from whichever
 * form. A changed one is another, so that none of its words are lost.
 */
export function keyOfRequest(request: object): string {
  const text = JSON.stringify(request);
  if (text !== sent.text) sent = { text, key: newUuid() };
  return sent.key;
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
  sent = NOTHING;
}

/**
 * Removes what was sent by a form that was closed meanwhile, unless the visitor has written something else since. The key
 * stays for a form that shows the same words again.
 */
export function dropSent(values: Partial<QuoteValues>): void {
  if (QUOTE_FIELDS.every((field) => draft[field] === values[field])) draft = {};
}
