import { keepText, readKept } from '../../ui/storage';
import { GIFT_FIELDS, type GiftValues } from './gift-values';

/** What was typed, while this tab is open. In memory only, because it is personal. Only event handlers write it. */
let draft: Partial<GiftValues> = {};

/** Where the draft waits while the page is loaded again. */
const KEPT_AS = 'regalo';

/** The page goes: what was typed waits in this tab until the form is there again. */
const keepForReturn = (): void => void keepText('sessionStorage', KEPT_AS, JSON.stringify(draft));

export const readDraft = (): Partial<GiftValues> => draft;

export function keepDraft(values: Partial<GiftValues>): void {
  draft = values;
  window.addEventListener('pagehide', keepForReturn);
}

/** What was sent is no draft any more. */
export function dropDraft(): void {
  draft = {};
  window.removeEventListener('pagehide', keepForReturn);
  keepText('sessionStorage', KEPT_AS, null);
}

/** What was typed before the page was loaded again. It is in memory only from now on. */
export function takeKept(): Partial<GiftValues> {
  try {
    const kept = JSON.parse(readKept('sessionStorage', KEPT_AS) ?? '{}') as Record<string, unknown>;
    keepText('sessionStorage', KEPT_AS, null);
    const own = GIFT_FIELDS.filter((field) => typeof kept[field] === 'string');
    return Object.fromEntries(own.map((field) => [field, kept[field]]));
  } catch {
    return {};
  }
}
