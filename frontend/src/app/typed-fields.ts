export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** How long new fields are waited for, in milliseconds: a form's code may have to be fetched first. */
const LONGEST_WAIT_MS = 20_000;

/** What a page had before React took it over. */
interface SentFields {
  fields: Field[];
  /** The field that had the focus, if any. */
  focused: Element | null;
}

/**
 * Puts what somebody typed, and the focus, into fields that React rendered again. A translator or an extension had
 * changed the page, so that it could not be hydrated.
 */
export function fillAgain(page: HTMLElement, { fields, focused }: SentFields): void {
  let lost = fields;

  /** Whether a field needs no more of this. */
  const isKept = (field: Field): boolean => {
    if (field.isConnected || !(isTouched(field) || field === focused)) return true;
    const made = sameField(page, field);
    if (!made) return false;
    if (isTouched(field)) fill(made, field);
    if (field === focused && document.activeElement === document.body) made.focus({ preventScroll: true });
    return true;
  };

  const keep = (): void => {
    lost = lost.filter((field) => !isKept(field));
    if (lost.length === 0) observer.disconnect();
  };
  const observer = new MutationObserver(keep);
  observer.observe(page, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), LONGEST_WAIT_MS);
  keep();
}

function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return Array.from(field.options).some((option) => option.selected !== option.defaultSelected);
  if (field instanceof HTMLInputElement && field.checked !== field.defaultChecked) return true;
  return field.value !== field.defaultValue;
}

const hasChoice = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

function sameField(page: HTMLElement, field: Field): Field | undefined {
  const named = page.querySelectorAll<Field>(`[name="${CSS.escape(field.name)}"]`);
  return Array.from(named).find((one) => one.type === field.type && (!hasChoice(field) || one.value === field.value));
}

/** As a hand does it, so that React hears of it: it passes over values that a script sets on the element itself. */
function fill(made: Field, { value, checked }: Field & { checked?: boolean }): void {
  if (hasChoice(made)) {
    if (made.checked !== checked) made.click();
    return;
  }
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(made), 'value')?.set?.call(made, value);
  made.dispatchEvent(new Event(made instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
