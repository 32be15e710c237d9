import type { Page } from '@playwright/test';

import { hydrated, lengthenTimers } from './support/page-state.ts';
import { expect, test } from './support/test.ts';

test.describe('the cover', () => {
  const count = (page: Page) => page.getByRole('region', { name: 'Portada' }).locator('.cover__count');
  const slide = (page: Page, place: string) => page.getByRole('listitem', { name: place });

  // Only a browser knows what its animations move.
  test('moves nothing that the page itself would have to paint', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await expect(page.locator('.cover[data-playing]')).toBeVisible();
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

  // The order of requests is the browser’s.
  test('is asked for before every other picture and every script', async ({ page, watch }) => {
    await page.goto('/');
    await hydrated(page);
    const asked = watch.requests.filter((request) => ['image', 'script'].includes(request.resourceType()));
    const paths = asked.map((request) => new URL(request.url()).pathname);
    expect(paths.length).toBeGreaterThan(8);
    expect(paths[0]).toMatch(/\/files\/images\/header\//);
  });

  // Only a browser scrolls under a finger.
  test('turns under a finger, and stays where it was left', { tag: '@phone' }, async ({ page, context }) => {
    // By itself it turns every 5.5 seconds.
    await lengthenTimers(page, 5_500);
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

  test(
    'has its words in the colour that somebody named, also where the browser makes the page',
    { tag: '@night' },
    async ({ page }) => {
      await page.goto('/nosotros');
      await hydrated(page);
      await page.getByRole('link', { name: 'Sobremesa' }).first().click();
      await expect(slide(page, '1 de 3')).toHaveAttribute('style', /--slide-text:\s*white/);
    },
  );

  // Widths and animations are the browser’s.
  test('has the clients below it, each 200 px wide and the row set twice', async ({ page }) => {
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
});
