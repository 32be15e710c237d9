import { keepText, readKept } from '../../ui/storage';

/** What a visitor said to something that other companies hear of; null while they have not said. */
export type ConsentChoice = 'granted' | 'denied';

/** What is asked, each by itself: whether the visit may be counted, and whether a provider's form may be shown. */
const KEPT_AS = { visits: 'sobremesa.consent', forms: 'sobremesa.consent.forms' };
type Purpose = keyof typeof KEPT_AS;

/** The choice kept on this device. */
export function readChoice(purpose: Purpose): ConsentChoice | null {
  const kept = readKept('localStorage', KEPT_AS[purpose]);
  return kept === 'granted' || kept === 'denied' ? kept : null;
}

/** Keeps the choice on this device. Where nothing can be kept, it counts until the page is left, and is asked for again. */
export function keepChoice(purpose: Purpose, choice: ConsentChoice): void {
  keepText('localStorage', KEPT_AS[purpose], choice);
}
