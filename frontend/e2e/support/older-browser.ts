import type { Page } from '@playwright/test';

/** What Safari 16.4, Chrome 111 or Firefox 115 do not have: the oldest browsers in which the product's scripts run. */
const NEWER = {
  URL: ['canParse', 'parse'],
  Promise: ['withResolvers', 'try'],
  Object: ['groupBy'],
  Map: ['groupBy'],
  Array: ['fromAsync'],
  AbortSignal: ['any'],
  Intl: ['Segmenter', 'DurationFormat'],
  'Set.prototype': ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf'],
  'String.prototype': ['isWellFormed', 'toWellFormed'],
  'URLSearchParams.prototype': ['size'],
  'Element.prototype': ['checkVisibility'],
  'HTMLElement.prototype': ['showPopover', 'hidePopover', 'togglePopover'],
  'Document.prototype': ['startViewTransition'],
  window: ['requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'navigation'],
};

/** Takes from the browser what older ones do not have, before any script of a page runs. */
export async function makeOlder(page: Page): Promise<void> {
  await page.addInitScript((newer) => {
    for (const [path, names] of Object.entries(newer)) {
      const owner = path.split('.').reduce<unknown>((value, name) => Reflect.get(value as object, name), window);
      for (const name of names) Reflect.deleteProperty(owner as object, name);
    }
  }, NEWER);
}
