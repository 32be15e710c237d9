import type { Page } from '@playwright/test';

import { hydrated } from './support/page-state.ts';
import { expect, test } from './support/test.ts';

declare global {
  interface Window {
    /** What each View Transition of the visit has moved. */
    moved: string[][];
  }
}

/** Notes the pictures that View Transitions move, and lets those last until the test has looked at them. */
async function noteMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.moved = [];
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function (...update) {
      const transition = start.apply(this, update);
      const note = () => {
        const pseudo = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '');
        const groups = pseudo.flatMap((name) => /^::view-transition-group\((.+)\)$/.exec(name)?.[1] ?? []);
        window.moved.push([...new Set(groups)].filter((name) => name !== 'root'));
      };
      transition.ready.then(note, (problem: unknown) => window.moved.push([String(problem)]));
      return transition;
    };
  });
}

const moved = (page: Page) => page.evaluate(() => window.moved);
const shown = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();

/** Opens the page of the second card of a list, and returns the file in which the card showed its picture. */
async function pressCard(page: Page, path: string): Promise<string> {
  await page.goto(path);
  await hydrated(page);
  const card = page.locator('main .card').nth(1);
  const picture = card.locator('img');
  await picture.scrollIntoViewIfNeeded();
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  const file = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  const before = await shown(page);
  await card.getByRole('link').click();
  await expect.poll(() => shown(page)).not.toBe(before);
  return file;
}

for (const [path, kind, picture] of [
  ['/chefs', 'chef', '.portrait img'],
  ['/experiencias', 'experience', '.exp__media img'],
] as const) {
  test(`the picture of a pressed card of ${path} becomes the one of its page, and no other moves`, async ({ page }) => {
    await noteMoves(page);
    const file = await pressCard(page, path);
    await expect.poll(() => moved(page)).toEqual([[expect.stringMatching(new RegExp(`^${kind}-\\d+$`))]]);
    // Until the page's own file is there, the card's stands in.
    await expect(page.locator(picture)).toHaveCSS('background-image', `url("${file}")`);

    // The browser may show a movement of its own when one goes back.
    await page.goBack();
    await expect(page.locator('main .card').first()).toBeVisible();
    await page.goForward();
    await expect(page.locator(picture)).toBeVisible();
    expect(await moved(page)).toHaveLength(1);
  });
}

test('while a picture moves, a press reaches what is beneath it', async ({ page }) => {
  await page.goto('/chefs');
  await hydrated(page);
  await page.addStyleTag({ content: '::view-transition-group(*) { animation-duration: 60s !important; }' });
  await noteStart(page);
  await page.locator('main .card').first().getByRole('link').click();
  await page.waitForFunction(() => document.documentElement.dataset.moving);
  await page.getByRole('button', { name: 'Cotizar chef' }).locator('visible=true').first().click();
  await expect(page.getByRole('dialog', { name: 'Cotiza con nosotros' })).toBeVisible();
});

/** Marks the document once a View Transition runs. */
const noteStart = (page: Page) =>
  page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => (document.documentElement.dataset.moving = 'yes'));
      return transition;
    };
  });

test.describe('who asks for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('sees no picture move', async ({ page }) => {
    await noteMoves(page);
    const file = await pressCard(page, '/chefs');
    await expect(page.locator('.portrait img')).toHaveCSS('background-image', `url("${file}")`);
    expect(await moved(page)).toEqual([]);
  });
});
