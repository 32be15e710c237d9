import type { Locator, Page } from '@playwright/test';

import { CALM, expect, gestionTest, test as visitorTest } from './support/test.ts';
import { demoChef } from './support/demo.ts';
import { tokenIn } from './support/requests.ts';

const LOST = 'Hay una versión nueva: recarga la página.';
const SCRIPTS = '**/assets/*.js*';
const RETRY = { name: 'Volver a intentar' };
/** What a browser says of a file that does not come. */
const COMPLAINTS = /\/assets\/.*\.js|dynamically imported module|MissingCode|The code did not come/;

/** From here on no code arrives, as after a deploy, until it does again. */
async function withoutCode(page: Page, during: () => Promise<void>, scripts: string | RegExp = SCRIPTS): Promise<void> {
  // What a page fetches when it is idle has come: a file that is lost now stays lost to this page for whatever shares it.
  await page.waitForLoadState('networkidle');
  await page.route(scripts, (route) => route.abort('connectionrefused'));
  await during();
  await page.unroute(scripts);
}

/** A press whose dialog does not come says so, and opens it once the code is there. */
async function expectMissedDialog(page: Page, press: Locator, opened: Locator): Promise<void> {
  const missed = page.getByRole('dialog', { name: 'No se pudo abrir' });
  await expect(press).toBeVisible();
  await withoutCode(page, async () => {
    await press.click();
    await expect(missed.getByRole('alert')).toHaveText(LOST);
    await expect(missed.getByRole('button', { name: 'Recargar' })).toBeVisible();
    await missed.getByRole('button', { name: 'Cerrar' }).click();
    await expect(missed).toBeHidden();
    await press.click();
    await expect(missed.getByRole('alert')).toHaveText(LOST);
  });
  await missed.getByRole('button', RETRY).click();
  await expect(opened).toBeVisible();
}

gestionTest.describe('the back-office', () => {
  gestionTest.beforeEach(({ watch }) => watch.expect(COMPLAINTS));

  gestionTest(
    'a request keeps what is written on it when a dialog does not come',
    { tag: '@night' },
    async ({ page, administrator }) => {
      const answer = await page.request.get('/api/v1/quote_requests/all', {
        headers: { Authorization: `Bearer ${tokenIn(administrator)}` },
      });
      const { data } = (await answer.json()) as { data: { id: number }[] };
      await page.goto(`/gestion/solicitudes/${data.at(-1)?.id}`);
      const note = page.getByRole('textbox', { name: 'Nota interna' });
      const message = page.getByRole('textbox', { name: 'Mensaje', exact: true });
      await note.fill('Llamó su hermana');
      await message.fill('Hola {nombre}');
      const history = page.getByRole('dialog', { name: /Historial/ });
      await expectMissedDialog(page, page.getByRole('button', { name: 'Historial' }), history);
      await history.getByRole('button', { name: /Cerrar|Close/ }).click();
      await expect(page.getByRole('heading', { name: 'Escribir al cliente' })).toBeVisible();
      await expect(note).toHaveValue('Llamó su hermana');
      await expect(message).toHaveValue('Hola {nombre}');

      page.on('dialog', (leaving) => void leaving.accept());
      await page.reload();
      const drafts = page.getByRole('dialog', { name: 'Tienes un borrador sin guardar' });
      // One stands above the other.
      await drafts.getByRole('button', { name: 'Recuperar' }).last().click();
      await expect(drafts).toHaveCount(1);
      await drafts.getByRole('button', { name: 'Recuperar' }).click();
      await expect(note).toHaveValue('Llamó su hermana');
      await expect(message).toHaveValue('Hola {nombre}');
    },
  );

  // Only a browser loads code, and misses it after a deploy.
  gestionTest(
    'each dialog and panel that does not come says so, and comes when it is tried again',
    async ({ page }) => {
      await page.goto('/gestion/agenda');
      for (const name of ['Bloquear días', 'Calendarios']) {
        const opened = page.locator('.ant-modal:visible');
        await expectMissedDialog(page, page.getByRole('button', { name, exact: true }), opened);
        await expect(page.getByRole('heading', { level: 1, name: 'Agenda' })).toBeAttached();
        await page.keyboard.press('Escape');
        await expect(page.locator('.ant-modal:visible')).toHaveCount(0);
      }
      await page.goto('/gestion/solicitudes');
      await expectMissedDialog(
        page,
        page.getByRole('button', { name: 'Nueva solicitud' }),
        page.getByRole('dialog').getByLabel('Nombre'),
      );
      await page.keyboard.press('Escape');
      const alert = page.locator('main').getByRole('alert');
      await expect(page.getByRole('link', { name: 'Tablero' })).toBeVisible();
      await withoutCode(page, async () => {
        await page.getByRole('link', { name: 'Tablero' }).click();
        await expect(alert).toContainText(LOST);
        await expect(page.getByRole('link', { name: 'Tablero' })).toBeVisible();
      });
      await alert.getByRole('button', RETRY).click();
      await expect(page.getByRole('region', { name: /Nueva/ }).first()).toBeVisible();
    },
  );

  gestionTest(
    'a screen and a chart that do not come leave what stands around them',
    { tag: '@night' },
    async ({ page }) => {
      await withoutCode(
        page,
        async () => {
          await page.goto('/gestion');
          await expect(page.getByRole('heading', { level: 1, name: /^Hola/ })).toBeVisible();
          await expect(page.locator('.g-chart').getByRole('alert').first()).toContainText(LOST);
        },
        /\/BarChart-[^/]*\.js/,
      );
      const chart = page.locator('.g-chart', { has: page.getByRole('alert') }).first();
      const title = await chart.getByRole('heading').textContent();
      await chart.getByRole('button', RETRY).click();
      await expect(page.getByRole('img', { name: new RegExp(`^${title}`) })).toBeVisible();

      const main = page.locator('main');
      const chefs = main.getByRole('link', { name: 'Chefs', exact: true });
      await withoutCode(page, async () => {
        await chefs.click();
        await expect(page.getByRole('heading', { level: 1, name: 'Se nos quemó algo en la cocina' })).toBeVisible();
        await expect(main.getByRole('alert')).toContainText(LOST);
        await expect(page.getByRole('navigation', { name: /Gestión/ }).first()).toBeVisible();
      });
      await main.getByRole('button', RETRY).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Chefs' })).toBeVisible();
    },
  );
});

const visitor = visitorTest.extend(CALM);
visitor.describe('the site', () => {
  visitor.beforeEach(({ watch }) => watch.expect(COMPLAINTS));

  // Only a browser loads code, and misses it after a deploy.
  visitor('the menu of a phone says that it does not come', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('button', { name: 'Abrir menú' });
    await expectHydrated(page);
    await withoutCode(page, async () => {
      await menu.click();
      await expect(page.getByRole('alert')).toContainText(LOST);
      await expect(page.getByRole('navigation', { name: 'Explora' })).toBeInViewport();
    });
    await menu.click();
    await expect(page.getByRole('dialog', { name: 'Menú' })).toBeVisible();
  });

  // Only a browser loads code, and misses it after a deploy.
  visitor('a heart and a quote say that they do not come, and a page is tried again', async ({ page }) => {
    await page.goto('/chefs');
    await expectHydrated(page);
    const heart = page.getByRole('button', { name: /^Mi mesa:/ }).first();
    await withoutCode(page, async () => {
      await heart.click();
      await expect(page.getByRole('alert')).toContainText(LOST);
      await expect(page.getByRole('alert').getByRole('button', { name: 'Recargar' })).toBeVisible();
    });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');

    await page.goto('/');
    await expectHydrated(page);
    await withoutCode(page, async () => {
      await page.getByRole('navigation', { name: 'Explora' }).getByRole('link', { name: 'Corporativo' }).click();
      await expect(page.locator('main')).toContainText(LOST);
      await expect(page.getByRole('link', { name: 'Corporativo' }).first()).toBeAttached();
    });
    await page.getByRole('button', RETRY).click();
    await expect(page.getByRole('heading', { level: 1, name: /Cotiza un evento/ })).toBeVisible();

    // On a phone a chef's price and button stand at the foot of the window.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/chef/${(await demoChef(page)).slug}`);
    await expectHydrated(page);
    await withoutCode(page, async () => {
      await page.locator('form.quote-button button').first().click();
      await expect(page.getByRole('alert')).toContainText(LOST);
      // Nothing covers it.
      await page.getByRole('alert').getByRole('button', { name: 'Recargar' }).click({ trial: true });
    });
    await page.locator('form.quote-button button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

/** A button of the page answers once React has taken it over: then its element has React's own property. */
async function expectHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('.menu-open') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
}
