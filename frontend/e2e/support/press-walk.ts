import type { Browser, CDPSession, Page, Request } from '@playwright/test';

import { controlsOn, DIALOGS, MENU_ENTRY, openAbove, placeOf, type Control } from './controls.ts';
import { atRest, PressTrace, type PressTime } from './press-time.ts';

/** These lead elsewhere, close what they stand in, or hand out a file. */
const LEAVES = /^button (Guardar|Crear Chef|Cancelar|Cerrar|Volver|Exportar|Descargar|Seguir|Aplicar|Enviar|Eliminar)/;
/** The buttons of a dialog that only show more of it. */
const SHOWS_MORE = /^button (Agregar|Añadir|Nuev|Opciones|Ver)/;
const WAY_OUT = /^(Cancelar|Cerrar|Volver|Descartar|Salir|Seguir sin|No)/;
/** How often nothing may have been asked of the server, one after the other, until it counts as quiet; and the pause between. */
const QUIET_LOOKS = 3;
const LOOK_EVERY_MS = 80;

/** What was pressed, and what each time took. */
export interface Pressed {
  /** The screen, and the dialog on it. */
  where: string;
  what: string;
  times: PressTime[];
}

/** Goes through screens and presses what is on them. */
export class PressWalk {
  readonly #browser: Browser;
  readonly #page: Page;
  readonly #session: CDPSession;
  readonly #slower: number;
  readonly #asked = new Set<Request>();
  #pressed: Pick<Pressed, 'where' | 'what'>[] = [];
  #trace: PressTrace | undefined;

  constructor(browser: Browser, page: Page, session: CDPSession, slower: number) {
    this.#browser = browser;
    this.#page = page;
    this.#session = session;
    this.#slower = slower;
    page.on('request', (request) => this.#asked.add(request));
    page.on('requestfinished', (request) => this.#asked.delete(request));
    page.on('requestfailed', (request) => this.#asked.delete(request));
  }

  /** Everything on a screen: twice each, and the first time what it opens too. */
  async screen(path: string): Promise<Pressed[]> {
    this.#pressed = [];
    this.#trace = await PressTrace.start(this.#browser, this.#page);
    await this.#open(path);
    for (const control of await controlsOn(this.#page)) {
      if (LEAVES.test(control.name)) continue;
      await this.#twice(path, path, control);
    }
    const rows = new Map<string, Pressed>();
    for (const [index, time] of (await this.#trace.times()).entries()) {
      const { where, what } = this.#pressed[index] ?? { where: path, what: '' };
      const row = rows.get(`${where} ${what}`) ?? { where, what, times: [] };
      row.times.push(time);
      rows.set(`${where} ${what}`, row);
    }
    return [...rows.values()];
  }

  async #open(path: string): Promise<void> {
    await this.#slowDown(1);
    await this.#page.goto(path, { waitUntil: 'networkidle' });
    await this.#quiet();
    await this.#slowDown(this.#slower);
  }

  #slowDown(rate: number): Promise<unknown> {
    return this.#session.send('Emulation.setCPUThrottlingRate', { rate });
  }

  /** Until nothing has been asked of the server for a while, and what came is painted. */
  async #quiet(): Promise<void> {
    for (let looks = 0; looks < QUIET_LOOKS; looks = this.#asked.size > 0 ? 0 : looks + 1)
      await this.#page.waitForTimeout(LOOK_EVERY_MS);
    await atRest(this.#page);
  }

  /** @param within the screen, and the dialog whose control it is */
  async #twice(path: string, within: string, control: Control): Promise<void> {
    const inDialog = within !== path;
    for (const first of [true, false]) {
      await this.#quiet();
      const place = await this.#find(control.name);
      if (!place) return;
      await this.#press(within, control, place);
      await this.#quiet();
      const { menu, dialog } = await openAbove(this.#page);
      if (first && menu) await this.#menu(path, within, control);
      else if (first && dialog && !inDialog) await this.#dialog(path, `${within} › ${control.name}`);
      await this.#close(inDialog);
      if (!inDialog) await this.#back(path);
    }
  }

  async #find(name: string) {
    const controls = await controlsOn(this.#page);
    const index = controls.findIndex((control) => control.name === name);
    return index < 0 ? undefined : placeOf(this.#page, index);
  }

  async #press(where: string, { name, kind }: Control, { x, y }: { x: number; y: number }): Promise<void> {
    this.#pressed.push({ where, what: name });
    await this.#trace?.note(async () => {
      await this.#page.mouse.click(x, y);
      if (kind === 'text') await this.#page.keyboard.type('12', { delay: 150 });
    });
  }

  /** Each entry of the menu that is open. */
  async #menu(path: string, within: string, button: Control): Promise<void> {
    const entries = this.#page.locator(MENU_ENTRY);
    for (const [index, label] of (await entries.allTextContents()).entries()) {
      if ((await entries.count()) === 0) {
        const place = await this.#find(button.name);
        if (!place) return;
        await this.#page.mouse.click(place.x, place.y);
        await this.#quiet();
      }
      // What an entry did may have taken another away.
      const box = index < (await entries.count()) ? await entries.nth(index).boundingBox() : null;
      if (!box) return;
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      await this.#press(within, { name: `entry ${label}`, kind: 'press' }, middle);
      await this.#quiet();
      if (within === path && (await openAbove(this.#page)).dialog) await this.#dialog(path, `${within} › ${label}`);
      await this.#close(within !== path);
      if (within === path) await this.#back(path);
    }
  }

  /** What is in the dialog that is open. */
  async #dialog(path: string, within: string): Promise<void> {
    for (const control of await controlsOn(this.#page)) {
      if (!(await openAbove(this.#page)).dialog) return;
      if (control.name.startsWith('button') && !SHOWS_MORE.test(control.name)) continue;
      await this.#twice(path, within, control);
    }
  }

  /** Closes menus and lists, and dialogs unless one is in one. */
  async #close(inDialog: boolean): Promise<void> {
    for (let tries = 0; tries < 4; tries++) {
      const { menu, list, dialog } = await openAbove(this.#page);
      if (!menu && !list && (!dialog || inDialog)) return;
      await this.#page.keyboard.press('Escape');
      await atRest(this.#page);
      // What was written in it is asked about.
      if (!inDialog && tries > 0) await this.#leaveDialog();
    }
  }

  async #leaveDialog(): Promise<void> {
    const out = this.#page.locator(DIALOGS).last().getByRole('button', { name: WAY_OUT }).first();
    // One that is on its way out already cannot be pressed. What stays open goes with the screen.
    await out.click({ timeout: 1_000 }).catch(() => undefined);
    await atRest(this.#page);
  }

  /** The screen again, where a press led elsewhere or left something open. */
  async #back(path: string): Promise<void> {
    const elsewhere = decodeURI(new URL(this.#page.url()).pathname) !== path.split('?')[0];
    if (elsewhere || (await openAbove(this.#page)).dialog) await this.#open(path);
  }
}
