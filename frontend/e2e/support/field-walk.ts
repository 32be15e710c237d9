import { expect, type Locator, type Page } from '@playwright/test';

import { controlsOn, DIALOGS, MENU_ENTRY, openAbove, placeOf, type Control } from './controls.ts';
import { atRest } from './press-time.ts';
import { insert } from './ways.ts';

/** More than any field takes. Letters, what counts as two in UTF-16, and digits for what takes nothing else. */
const LONG = 'Ñu🍲7 '.repeat(1200);
/** In characters. */
const UNCUT = [...LONG].length;
/**
 * What takes text, whatever it is called: a new field of a new form is found by it too. What is typed into a list of choices only
 * searches it, and is kept nowhere; a field that no key leads to is a trap for programs.
 */
const FIELDS =
  'input:not([role=combobox], [type=checkbox], [type=radio], [type=range], [type=color], [type=file], [type=hidden], [type=submit], [readonly], [tabindex="-1"], :disabled), ' +
  'textarea:not([readonly], :disabled), [contenteditable=true]';
/** These save, lead elsewhere, or hand out a file. */
const OPENS_NOTHING =
  /^button (Guardar|Cancelar|Cerrar|Volver|Exportar|Descargar|Copiar|Salir|Cargar|Anterior|Siguiente)/;
/** What a masked field shows while nothing is typed in it: the beginning of a mobile number. */
const EMPTY = /^(\(\+56\) 9? ?)?$/;

/** How a text is put into a field. */
type Put = (page: Page, field: Locator, text: string) => Promise<void>;

/** Puts a long text into every field of a page. Nothing is saved: what would change something is not sent. */
export class FieldWalk {
  readonly #page: Page;
  readonly #put: Put;
  readonly #seen = new Set<string>();
  #path = '';

  private constructor(page: Page, put: Put) {
    this.#page = page;
    this.#put = put;
  }

  /** Every change is refused before it is sent. */
  static async begin(page: Page, put: Put = insert): Promise<FieldWalk> {
    await page.route('**/api/v1/**', (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.abort('aborted'),
    );
    // A draft of what was written before would be offered in place of the form.
    await page.addInitScript(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('sobremesa.draft/')) localStorage.removeItem(key);
    });
    return new FieldWalk(page, put);
  }

  /**
   * The fields of a page as it is now, or of the dialog over it.
   *
   * @returns the fields that were tried so far, each with where it stands
   */
  async shown(where: string): Promise<string[]> {
    await atRest(this.#page);
    await this.#fields(where);
    return [...this.#seen];
  }

  /**
   * The fields of a screen and of everything on it that a press opens.
   *
   * @returns the fields that were tried, each with where it stands
   */
  async everythingOn(path: string): Promise<string[]> {
    this.#path = path;
    await this.#open();
    await this.#fields(path);
    for (const control of (await controlsOn(this.#page)).filter(opens)) {
      if (!(await this.#press(control))) continue;
      const { menu, dialog } = await openAbove(this.#page);
      if (menu) await this.#menu(control);
      else if (dialog) await this.#dialog(`${path} › ${control.name}`);
      else if (this.#isHere()) await this.#fields(`${path} › ${control.name}`);
      if (menu || dialog || !this.#isHere()) await this.#open();
    }
    return [...this.#seen];
  }

  async #open(): Promise<void> {
    await this.#page.goto(this.#path, { waitUntil: 'networkidle' });
    await atRest(this.#page);
  }

  #isHere(): boolean {
    return decodeURI(new URL(this.#page.url()).pathname) === this.#path.split('?')[0];
  }

  /** @returns whether it was there */
  async #press({ name }: Control): Promise<boolean> {
    const index = (await controlsOn(this.#page)).findIndex((control) => control.name === name);
    const place = index < 0 ? undefined : await placeOf(this.#page, index);
    if (!place) return false;
    await this.#page.mouse.click(place.x, place.y);
    await this.#page.waitForLoadState('networkidle');
    await atRest(this.#page);
    return true;
  }

  async #menu(button: Control): Promise<void> {
    const labels = await this.#page.locator(MENU_ENTRY).allTextContents();
    for (const [index, label] of labels.entries()) {
      if (index > 0) {
        await this.#open();
        if (!(await this.#press(button))) return;
      }
      await this.#page.locator(MENU_ENTRY).nth(index).click();
      await this.#page.waitForLoadState('networkidle');
      await atRest(this.#page);
      if ((await openAbove(this.#page)).dialog) await this.#dialog(`${this.#path} › ${label}`);
    }
  }

  /** The fields of the dialog in front, and those that its own buttons add. */
  async #dialog(where: string): Promise<void> {
    await this.#fields(where);
    for (const control of (await controlsOn(this.#page)).filter((one) =>
      /^button (Agregar|Añadir|Otr)/.test(one.name),
    )) {
      await this.#press(control);
      await this.#fields(`${where} › ${control.name}`);
    }
  }

  async #fields(where: string): Promise<void> {
    const dialog = this.#page.locator(DIALOGS).last();
    const scope = (await dialog.count()) > 0 ? dialog : this.#page.locator('body');
    const fields = scope.locator(FIELDS);
    for (let index = 0; index < (await fields.count()); index += 1) {
      const field = fields.nth(index);
      if (!(await field.isVisible())) continue;
      const name = await nameOf(field);
      if (this.#seen.has(`${where}: ${name}`) || this.#seen.has(`${this.#path}: ${name}`)) continue;
      this.#seen.add(`${where}: ${name}`);
      await this.#expectTakesLongText(field, `${where}: ${name}`);
    }
  }

  /** What is too long is cut, what was cut can be taken out again, and the screen still stands. */
  async #expectTakesLongText(field: Locator, named: string): Promise<void> {
    const page = this.#page;
    const heading = page.locator('h1').first();
    const title = await heading.textContent();
    const isMasked =
      (await field.getAttribute('inputmode')) === 'numeric' || (await field.getAttribute('type')) === 'tel';
    const isEditor = (await field.getAttribute('contenteditable')) !== null;
    await this.#put(page, field, LONG);
    await atRest(page);
    await expect(field, `${named}: is there after a long text was pasted`).toBeVisible();
    const value = isEditor ? '' : await field.inputValue();
    // A number is never cut, because another one would be saved: it is refused.
    if (!isMasked) expect([...value].length, `${named}: is cut`).toBeLessThan(UNCUT);
    expect(value, `${named}: is cut between two characters`).not.toMatch(/\p{Surrogate}/u);
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    if (!isEditor) await expect(field, `${named}: is empty`).toHaveValue(EMPTY);
    await expect(heading, `${named}: the screen stands`).toHaveText(title ?? '');
  }
}

const opens = ({ name, kind }: Control): boolean =>
  kind === 'press' && /^(button|summary)/.test(name) && !OPENS_NOTHING.test(name);

const nameOf = (field: Locator): Promise<string> =>
  field.evaluate((element) => {
    const { id, labels } = element as HTMLInputElement;
    return (
      element.getAttribute('aria-label') ??
      [...(labels ?? [])].map(({ textContent }) => textContent).join(' ') ??
      element.getAttribute('placeholder') ??
      id
    );
  });
