import { newUuid } from '../../../ui/uuid';
import { QUOTE_FIELDS, type QuoteValues } from './quote-values';

/**
 * What was typed is kept while this tab is open, so that closing the dialog, opening another chef's or going to the
 * contact page loses nothing. In memory only, because it is personal. Only event handlers write it, never the server.
 */
let draft: Partial<QuoteValues> = {};

/** A request that was sent under an idempotency key. */
interface Sent {
  text: string;
  key: string;
  /** It may be stored: no answer has come that says it is not. */
  unsure: boolean;
  /** The same of what was sent under the key before. */
  wasUnsure: boolean;
}

const NOTHING: Sent = { text: '', key: '', unsure: false, wasUnsure: false };

/** What was sent last. It lasts as long as the draft, which may be sent again from another form. */
let sent = NOTHING;

/**
 * The key of a request. The same one sent again, after a lost answer, has the same key and is stored once, from whichever
 * form. A changed one gets a new key only where it is sure what became of the one before: otherwise the server says
 * whether that was stored (422), and nothing is stored twice unseen.
 */
export function keyOfRequest(request: object): string {
  const text = JSON.stringify(request);
  const isAgain = sent.unsure || text === sent.text;
  sent = { text, key: isAgain ? sent.key : newUuid(), unsure: true, wasUnsure: sent.unsure };
  return sent.key;
}

/** The server refused what was sent last. What was sent under its key before may still be stored. */
export function noteRefused(): void {
  sent = { ...sent, unsure: sent.wasUnsure };
}

/** Where a draft waits for the page to be loaded again. */
const KEPT_AS = 'solicitud';

/** Food restrictions are data about health, which no device keeps. */
const UNKEPT = ['restrictions', 'restrictions_consent', 'website'];

/** An earlier request is stored under the key: what is sent next is another one, also after the page was loaded again. */
export function askAgain(): void {
  sent = NOTHING;
  const kept = Object.entries(draft).filter(([field]) => !UNKEPT.includes(field));
  try {
    sessionStorage.setItem(KEPT_AS, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Without a store the draft ends with the page, as it does otherwise.
  }
}

/** Whether a draft waits that was kept before the page was loaded again. */
export function hasKept(): boolean {
  try {
    return sessionStorage.getItem(KEPT_AS) !== null;
  } catch {
    return false;
  }
}

/** That draft, which is the form's from now on. */
export function takeKept(): Partial<QuoteValues> {
  try {
    const text = sessionStorage.getItem(KEPT_AS);
    sessionStorage.removeItem(KEPT_AS);
    const kept = JSON.parse(text ?? '{}') as Record<string, unknown>;
    const own = QUOTE_FIELDS.filter((field) => typeof kept[field] === 'string');
    return Object.fromEntries(own.map((field) => [field, kept[field]]));
  } catch {
    return {};
  }
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
  sent = { ...sent, unsure: false };
}
