/** What a visitor said to something that other companies hear of; null while they have not said. */
export type ConsentChoice = 'granted' | 'denied';

/** What is asked, each by itself: whether the visit may be counted, and whether a provider's form may be shown. */
const KEPT_AS = { visits: 'sobremesa.consent', forms: 'sobremesa.consent.forms' };
type Purpose = keyof typeof KEPT_AS;

/** The choice kept on this device. */
export function readChoice(purpose: Purpose): ConsentChoice | null {
  try {
    const kept = localStorage.getItem(KEPT_AS[purpose]);
    return kept === 'granted' || kept === 'denied' ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps the choice on this device; where storage is closed to us, it counts until the page is left. */
export function keepChoice(purpose: Purpose, choice: ConsentChoice): void {
  try {
    localStorage.setItem(KEPT_AS[purpose], choice);
  } catch {
    // Nothing happens that was not agreed to here, so that forgetting the answer only means asking again.
  }
}
