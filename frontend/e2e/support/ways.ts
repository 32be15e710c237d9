import { expect, type Locator, type Page } from '@playwright/test';

/** Puts a text in as a browser does that fills in a form by itself. */
export async function fillInByBrowser(field: Locator, text: string): Promise<void> {
  await field.evaluate((input: HTMLInputElement | HTMLTextAreaElement, value) => {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value') ?? {};
    set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, text);
}

/** Pastes a text over what is there. */
export async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+V');
}

/** Puts a text over what is there in one go, as an input method does, or a program that types for somebody. */
export async function insert(page: Page, field: Locator, text: string): Promise<void> {
  await field.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(text);
}

/** Writes as the keyboard of a phone does: a word is composed, and taken when it is whole. */
export async function compose(page: Page, field: Locator, text: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await field.focus();
  for (let end = 1; end <= text.length; end += 1) {
    await session.send('Input.imeSetComposition', { text: text.slice(0, end), selectionStart: end, selectionEnd: end });
  }
  await session.send('Input.insertText', { text });
  await session.detach();
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await field.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(text);
}

/** The ways in which a text gets into a field. */
const WAYS = [
  ['typed', type],
  ['pasted', paste],
  ['filled in', (_page: Page, field: Locator, text: string) => fillInByBrowser(field, text)],
  ['composed', compose],
] as const;

/** The ways in which a field is emptied by keys. */
const KEYS = [
  ['Control+A', 'Delete'],
  ['Control+A', 'Backspace'],
  ['Control+A', 'Control+X'],
  ['Control+End', 'Control+Shift+Home', 'Backspace'],
] as const;

interface Expected {
  /** What the field shows. By default the text itself. */
  shown?: string;
  /** What it shows when it is empty and has the focus. */
  empty?: string;
}

/**
 * Puts a text into a field in every way, and takes it out by every key. What was put in last stays. Returns what it
 * shows.
 */
export async function everyWay(
  page: Page,
  field: Locator,
  text: string,
  { shown = text, empty = '' }: Expected = {},
): Promise<string> {
  for (const [index, [way, put]] of WAYS.entries()) {
    await field.focus();
    for (const key of KEYS[index] ?? []) await page.keyboard.press(key);
    await expect(field, `emptied before it is ${way}`).toHaveValue(empty);
    await put(page, field, text);
    await expect(field, way).toHaveValue(shown);
  }
  return shown;
}
