import { expectAccessible } from './support/axe.ts';
import { demoChef, demoExperience } from './support/demo.ts';
import { expectReadWhole, hydrated } from './support/page-state.ts';
import { mails } from './support/providers.ts';
import { fillInQuote, newEmail, requestsFrom } from './support/requests.ts';
import { expect, test } from './support/test.ts';

// The visitor’s main task on the rendered pages, up to the mail and the screen of staff.
test(
  'a visitor asks for a quote from home, a chef and an experience, which staff get by mail and in Solicitudes',
  { tag: '@phone' },
  async ({ page, request, administrator, browser, baseURL, watch }) => {
    const { slug } = await demoChef(page);
    const emails: string[] = [];
    const dish = await demoExperience(page);
    const journeys = [
      { from: '/?utm_source=boletin', button: 'Cotiza con nosotros', chef: null, proposal: null },
      { from: `/chef/${slug}`, button: 'Cotizar chef', chef: slug, proposal: null },
      { from: `/experiencia/${dish}`, button: 'Cotizar experiencia', proposal: dish },
    ];
    for (const { from, button, ...wanted } of journeys) {
      await test.step(from, async () => {
        const email = newEmail();
        await page.goto(from);
        await hydrated(page);
        await page.getByRole('button', { name: button }).first().click();
        const dialog = page.getByRole('dialog', { name: 'Cotiza con nosotros' });
        await fillInQuote(dialog, email);
        await expect(dialog.getByLabel('Teléfono')).toHaveValue('(+56) 9 1234 5678');
        // Beside the chef the dialog has two columns, and the form one of them.
        if (wanted.chef) await expectReadWhole(page, dialog.getByLabel('Teléfono'));
        await dialog.getByRole('button', { name: 'Enviar solicitud' }).click();
        await expect(page).toHaveURL('/gracias');
        await expect(page.getByRole('heading', { level: 1, name: /^Gracias/ })).toBeFocused();

        const found = await requestsFrom(request, administrator, email);
        expect(found).toHaveLength(1);
        expect(found[0]).toMatchObject({ guests: 12, kind: 'team_building', utm_source: 'boletin' });
        expect(found[0]?.proposal?.slug ?? null).toBe(wanted.proposal);
        if (wanted.chef !== undefined) expect(found[0]?.chef?.slug ?? null).toBe(wanted.chef);

        const mailed = async () => (await mails()).filter(({ text }) => text.includes(email));
        await expect.poll(mailed).toHaveLength(1);
        const [mail] = await mailed();
        expect(mail?.to).toEqual([expect.stringMatching(/@sobremesa\.example$/)]);
        expect(mail?.text).toContain(`Mensaje: Celebramos un cumpleaños.`);
        for (const name of [found[0]?.chef?.chef_name, found[0]?.proposal?.dish_name])
          if (name !== undefined) expect(mail?.text).toMatch(new RegExp(`^Elige: (.*, de )?${name}(, de .*)?$`, 'mu'));
        emails.push(email);
      });
    }

    await test.step('in Solicitudes', async () => {
      const office = await browser.newContext({ baseURL, locale: 'es-CL', storageState: administrator });
      watch.follow(office);
      const solicitudes = await office.newPage();
      for (const email of emails) {
        await solicitudes.goto(`/gestion/solicitudes?search=${encodeURIComponent(email)}`);
        await solicitudes.getByRole('link', { name: 'Camila Rojas', exact: true }).click();
        await expect(solicitudes.getByRole('heading', { level: 1, name: 'Camila Rojas' })).toBeVisible();
        const details = solicitudes.getByRole('main');
        await expect(details.getByText(email)).toBeVisible();
        // The product notes it a moment after the mail server has it.
        await expect(async () => {
          await solicitudes.reload();
          await expect(details.getByText('Enviado a la empresa')).toBeVisible({ timeout: 10_000 });
        }).toPass();
      }
      await office.close();
    });
  },
);

test(
  'a chef asks for a place on the team, for no number of people, and staff find it',
  { tag: '@night' },
  async ({ page, request, administrator }) => {
    const email = newEmail();
    await page.goto('/unete-al-equipo');
    await hydrated(page);
    await page.getByRole('button', { name: 'Contáctanos' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Súmate al equipo' });
    await dialog.getByLabel('Nombre').fill('Camila Rojas');
    await dialog.getByLabel('Correo').fill(email);
    await dialog.getByLabel('Teléfono').fill('+56 9 1234 5678');
    await dialog.getByLabel('Mensaje').fill('Soy chef en Ñuñoa.');
    await dialog.getByLabel('Acepto que usen mis datos').check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(page).toHaveURL('/gracias');
    expect(await requestsFrom(request, administrator, email)).toMatchObject([{ kind: 'otra', guests: null }]);
  },
);
