import { demoChef } from './support/demo.ts';
import { fillInQuote, newEmail, requestsFrom } from './support/requests.ts';
import { expect, test } from './support/test.ts';

test(
  'without JavaScript a chef is asked for on the contact page, mistakes come back, and the request arrives once',
  { tag: '@night' },
  async ({ browser, baseURL, request, watch, administrator }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    watch.follow(context);
    watch.expect(/\.js csp$/, /400.*\/cotiza/);
    const page = await context.newPage();
    const { slug, chef_name } = await demoChef(page);
    const email = newEmail();

    await page.goto(`/chef/${slug}`);
    await page.getByRole('button', { name: 'Cotizar chef' }).first().click();
    await expect(page.getByRole('region', { name: 'Cotiza con nosotros' })).toContainText(chef_name);
    await fillInQuote(page, email);
    await page.getByLabel('Teléfono').fill('1234');
    await page.getByRole('button', { name: 'Enviar solicitud' }).click();

    await expect(page.getByLabel('Teléfono')).toHaveAccessibleDescription(/Escribe un teléfono completo/);
    await expect(page.getByLabel('Teléfono')).toBeFocused();
    await expect(page.getByLabel('Correo')).toHaveValue(email);
    await expect(page.getByLabel('Mensaje')).toHaveValue('Celebramos un cumpleaños.');
    await expect(page.getByLabel('Acepto que usen mis datos')).toBeChecked();
    await page.getByLabel('Teléfono').fill('9 1234 5678');
    await page.getByRole('button', { name: 'Enviar solicitud' }).click();
    await expect(page).toHaveURL('/gracias');

    const found = await requestsFrom(request, administrator, email);
    expect(found.map(({ chef }) => chef?.slug)).toEqual([slug]);
    await context.close();

    // Somebody else with the same words asks for something else: each page has a key of its own.
    const other = await browser.newContext({ baseURL, javaScriptEnabled: false });
    watch.follow(other);
    const theirs = await other.newPage();
    await theirs.goto(`/cotiza?chef=${slug}`);
    await fillInQuote(theirs, email);
    await theirs.getByLabel('Teléfono').fill('9 1234 5678');
    await theirs.getByRole('button', { name: 'Enviar solicitud' }).click();
    await expect(theirs).toHaveURL('/gracias');
    expect(await requestsFrom(request, administrator, email)).toHaveLength(2);
    await other.close();
  },
);
