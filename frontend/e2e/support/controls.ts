import type { Page } from '@playwright/test';

/** Something on a page that is pressed or written in. */
export interface Control {
  /** What it is and is called: 'select Estado'. */
  name: string;
  kind: 'press' | 'text';
}

/** Dialogs and drawers in sight; the last one is in front. */
export const DIALOGS = '.ant-modal-wrap:visible, .ant-drawer-content-wrapper:visible, dialog[open]';

/** What can be chosen in the open menu. */
export const MENU_ENTRY =
  '.ant-dropdown:not(.ant-dropdown-hidden) [role=menuitem]:not(.ant-dropdown-menu-item-disabled, [aria-disabled=true])';

/** Where controls are looked for: the last dialog that is open, or the page. */
const SCOPES = ['.ant-modal-wrap', '.ant-drawer-content-wrapper', 'dialog[open]'];

/**
 * The controls in sight of an open dialog, or of the page's main part, one of each name: of rows that are alike only the
 * first counts. Leaves the elements themselves in `window.controls`, in the same order.
 */
export const controlsOn = (page: Page): Promise<Control[]> =>
  page.evaluate((scopes) => {
    const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: false });
    const scope =
      [...document.querySelectorAll(scopes.join())].filter(shown).at(-1) ??
      document.querySelector('main') ??
      document.body;
    const words = (element: Element) =>
      (
        element.getAttribute('aria-label') ??
        element.getAttribute('placeholder') ??
        element.closest('label, .ant-form-item')?.querySelector('label')?.textContent ??
        element.textContent ??
        ''
      )
        .replace(/\s+/g, ' ')
        .trim()
        .replace(/^(Opciones de|Copiar email de|Elegir:|Mover|Arrastrar|Ver|Editar|Quitar|Abrir) .*/, '$1 …')
        .replace(/\d+/g, '#')
        .slice(0, 40);
    const pressed =
      'button, .ant-select, .ant-segmented-item, th.ant-table-column-has-sorters, [role=tab], summary, .ant-pagination-item, ' +
      'input[type=checkbox], input[type=radio], [role=switch], select, a[href*="?"]';
    const written =
      'input:not([type=checkbox], [type=radio], [type=file], [type=hidden], [role=combobox], [type=date], [type=time], [readonly]), textarea, [contenteditable=true]';
    const found = new Map<string, { element: Element; kind: 'press' | 'text' }>();
    for (const element of scope.querySelectorAll<HTMLElement>(`${pressed}, ${written}`)) {
      if (element.closest('tbody tr[data-row-key] ~ tr[data-row-key], .g-cards > li:not(:first-child)')) continue;
      if (!shown(element) || element.matches(':disabled, [aria-disabled=true]')) continue;
      // A link that leads elsewhere.
      if (element instanceof HTMLAnchorElement && element.pathname !== location.pathname) continue;
      const kind = element.matches(written) ? 'text' : 'press';
      const what = element.matches('.ant-select')
        ? `select ${words(element.querySelector('input') ?? element)}`
        : `${element.matches('th') ? 'th' : element.tagName.toLowerCase()} ${words(element)}`;
      if (!found.has(what)) found.set(what, { element, kind });
    }
    const all = [...found].map(([name, { element, kind }]) => ({ name, element, kind }));
    Object.assign(window, { controls: all.map(({ element }) => element) });
    return all.map(({ name, kind }) => ({ name, kind }));
  }, SCOPES);

/** Brings a control of the last `controlsOn` into sight and says where its middle is; nothing where it is gone. */
export const placeOf = (page: Page, index: number): Promise<{ x: number; y: number } | undefined> =>
  page.evaluate((at) => {
    const element = (window as unknown as { controls: Element[] }).controls[at];
    if (!element?.isConnected) return undefined;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return width > 0 ? { x: x + width / 2, y: y + height / 2 } : undefined;
  }, index);

/** What is open above the page: dialogs, menus, lists of options. */
export const openAbove = (page: Page): Promise<{ dialog: boolean; menu: boolean; list: boolean }> =>
  page.evaluate((scopes) => {
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].some((element) => element.checkVisibility({ visibilityProperty: true }));
    return {
      dialog: shown(scopes.join()),
      menu: shown('.ant-dropdown:not(.ant-dropdown-hidden) [role=menu]'),
      list: shown('.ant-select-dropdown:not(.ant-select-dropdown-hidden)'),
    };
  }, SCOPES);
