/** What a visitor said about being counted; null while they have not said. */
export type ConsentChoice = 'granted' | 'denied';

const KEPT_AS = 'sobremesa.consent';

/** The choice kept on this device. */
export function readChoice(): ConsentChoice | null {
  try {
    const kept = localStorage.getItem(KEPT_AS);
    return kept === 'granted' || kept === 'denied' ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps the choice on this device; where storage is closed to us, it counts until the page is left. */
export function keepChoice(choice: ConsentChoice): void {
  try {
    localStorage.setItem(KEPT_AS, choice);
  } catch {
    // Nothing is counted that was not agreed to here, so that forgetting the answer only means asking again.
  }
}
