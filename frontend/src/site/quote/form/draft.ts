import { keepText, readKept } from '../../../ui/storage';
import { newUuid } from '../../../ui/uuid';
import { QUOTE_FIELDS, type QuoteValues } from './quote-values';

/**
 * What was typed, while this tab is open, for other dialogs and the contact page. In memory only, because it is
 * personal. Only event handlers write it, never the server.
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
 * The idempotency key of a request. A retry has the same key, from whichever form, and is stored once. A changed
 * request gets a new key only where the fate of the last one is known: otherwise the server says whether it was stored
 * (422).
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
  // Where nothing can be kept the draft ends with the page, as it does otherwise.
  keepText('sessionStorage', KEPT_AS, JSON.stringify(Object.fromEntries(kept)));
}

/** Whether a draft waits that was kept before the page was loaded again. */
export const hasKept = (): boolean => readKept('sessionStorage', KEPT_AS) !== null;

/** That draft, which is the form's from now on. */
export function takeKept(): Partial<QuoteValues> {
  try {
    const text = readKept('sessionStorage', KEPT_AS);
    keepText('sessionStorage', KEPT_AS, null);
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
 * Keeps what the visitor typed, without the values that the page began with. Fields that this form lacks stay for
 * others.
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

/** Removes what a closed form sent, unless something else was written since. The key stays for the same words again. */
export function dropSent(values: Partial<QuoteValues>): void {
  if (QUOTE_FIELDS.every((field) => draft[field] === values[field])) draft = {};
  sent = { ...sent, unsure: false };
}
