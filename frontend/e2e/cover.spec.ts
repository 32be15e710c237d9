import type { Page } from '@playwright/test';

import { hydrated, laidOut } from './support/page-state.ts';
import { expect, test } from './support/test.ts';

test.describe('the cover', () => {
  const count = (page: Page) => page.getByRole('region', { name: 'Portada' }).locator('.cover__count');
  const slide = (page: Page, place: string) => page.getByRole('listitem', { name: place });

  test('turns by itself after 5,5 seconds, and stands still once paused', async ({ page }) => {
    await stopClock(page);
    await page.goto('/');
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'Pausar' })).toBeVisible();
    await page.clock.runFor(5400);
    await expect(count(page)).toHaveText('1 / 3');
    await page.clock.runFor(200);
    await expect(count(page)).toHaveText('2 / 3');
    await expect(slide(page, '2 de 3')).toBeInViewport({ ratio: 0.9 });
    await page.getByRole('button', { name: 'Pausar' }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(20_000);
    await expect(count(page)).toHaveText('2 / 3');
  });

  test('moves nothing that the page itself would have to paint', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await expect(page.locator('.cover[data-playing]')).toBeVisible();
    // The clients' logos begin to shift when their part is laid out (src/start.ts).
    await laidOut(page);
    const moved = await page.evaluate(() =>
      document.getAnimations().flatMap(({ effect }) => {
        const frames =
          effect instanceof KeyframeEffect && effect.getTiming().duration !== 0 ? effect.getKeyframes() : [];
        return frames.flatMap(({ offset: _, computedOffset: __, easing: ___, composite: ____, ...moved }) =>
          Object.keys(moved),
        );
      }),
    );
    expect(new Set(moved)).toEqual(new Set(['rotate', 'translate']));
  });

  test('has the line to itself until it is painted, with or without scripts', async ({ page, watch }) => {
    const pictures = () => {
      const asked = watch.requests.filter((request) => request.resourceType() === 'image');
      return asked.map((request) => new URL(request.url()).pathname);
    };
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/files\/images\/header\//, (route) => held.then(() => route.continue()));
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => document.fonts.ready);
    expect(pictures(), 'pictures asked for before the cover is there').toEqual([expect.stringContaining('/header/')]);
    release();
    await expect.poll(() => pictures().length).toBeGreaterThan(3);
    await page.unrouteAll();

    watch.expect(/\.js net::ERR_FAILED/, /ERR_FAILED \(.*\.js\)/);
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto('/');
    const plate = page.locator('.plate-in img').first();
    await expect(plate).toBeHidden();
    // Ends the animations, so that the test does not wait for them.
    await page.evaluate(() => document.documentElement.getAnimations().forEach((animation) => animation.finish()));
    // It stands behind the cover, which is left when the visitor scrolls (home.css).
    await page.evaluate(() => window.scrollTo(0, 200));
    await expect(plate).toBeVisible();
    await page.unrouteAll();
  });

  test('wraps at both ends', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('button', { name: 'Anterior', exact: true }).click();
    await expect(count(page)).toHaveText('3 / 3');
    await expect(slide(page, '3 de 3')).toBeInViewport({ ratio: 0.9 });
    await page.getByRole('button', { name: 'Siguiente', exact: true }).click();
    await expect(count(page)).toHaveText('1 / 3');
    await expect(slide(page, '1 de 3')).toBeInViewport({ ratio: 0.9 });
    await expect(page.getByRole('button', { name: 'Reproducir' })).toBeVisible();
  });

  test('turns under a finger, and stays where it was left', { tag: '@phone' }, async ({ page, context }) => {
    await page.goto('/');
    await hydrated(page);
    const finger = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', { x: 330, y: 300 });
    for (let x = 320; x >= 60; x -= 10) await touch('touchMove', { x, y: 300 });
    await touch('touchEnd');
    await expect(count(page)).toHaveText('2 / 3');
    await expect(slide(page, '2 de 3')).toBeInViewport({ ratio: 0.9 });
    await expect(page.getByRole('button', { name: 'Reproducir' })).toBeVisible();
  });

  test('has its words in the colour that somebody named, also where the browser makes the page', async ({ page }) => {
    await page.goto('/nosotros');
    await hydrated(page);
    await page.getByRole('link', { name: 'Sobremesa' }).first().click();
    await expect(slide(page, '1 de 3')).toHaveAttribute('style', /--slide-text:\s*white/);
  });

  test('has the clients below it, each 200 px wide and the row set twice', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/');
    const track = page.getByRole('group', { name: 'Logos de clientes' }).getByRole('list');
    const { logos, widths, heard, way } = await track.evaluate((element) => {
      const items = [...element.querySelectorAll('li')];
      const [loop] = element.getAnimations();
      const frames = loop?.effect instanceof KeyframeEffect ? loop.effect.getKeyframes() : [];
      return {
        logos: items.length,
        widths: [...new Set(items.map((item) => item.offsetWidth))],
        heard: items.filter((item) => !item.ariaHidden).length,
        way: frames.at(-1)?.translate,
      };
    });
    expect({ widths, logos, way }).toEqual({ widths: [200], logos: heard * 2, way: '-50%' });
    expect(heard).toBeGreaterThan(0);
  });

  test('rests for those who asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await stopClock(page);
    await page.goto('/');
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'Reproducir' })).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(count(page)).toHaveText('1 / 3');
  });
});

/** From here on the page's clock moves only when the test moves it. */
async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
}
