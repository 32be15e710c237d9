import { readFile } from 'node:fs/promises';

import { expectAccessible } from './support/axe.ts';
import { expectNoSidewaysScroll } from './support/page-state.ts';
import { expect, gestionTest as test } from './support/test.ts';

/** The text that clients agree to in this version. Anyone who changes the words changes the version. */
const CONSENT = {
  version: '2026-11',
  text: 'Acepto que usen mis datos para responder esta solicitud, como dice la página de privacidad.',
};

// A copy is downloaded as a file, and what is erased is gone from every screen.
test('an administrator finds a person, hands over a copy, corrects, blocks and erases', async ({ page }) => {
  const mark = Math.random().toString(36).slice(2, 10);
  const [name, email] = [`Titular ${mark}`, `titular.${mark}@correo.example`];
  const found = page.getByRole('region', { name: 'Buscar a una persona' });
  const search = async (contact: string) => {
    await found.getByRole('textbox', { name: 'Correo o teléfono' }).fill(contact);
    await found.getByRole('button', { name: 'Buscar' }).click();
  };

  await test.step('a visitor asks, and agrees to the text of this version', async () => {
    await page.goto('/cotiza');
    await expect(page.getByRole('checkbox', { name: CONSENT.text })).toBeVisible();
    const data = {
      name,
      email,
      phone_number: '+56912345678',
      guests: 4,
      kind: 'cena',
      message: `Soy ${name}`,
      consent: true,
      request_key: crypto.randomUUID(),
    };
    expect((await page.request.post('/api/v1/quote_requests/create', { data })).ok()).toBe(true);
  });

  await test.step('what is no contact says so', async () => {
    await page.goto('/gestion/datos-personales');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Datos personales');
    await search('');
    await expect(found.getByRole('alert')).toHaveText('Escribe un correo o un teléfono.');
    await expectAccessible(page);
  });

  await test.step('the person is found, with what they agreed to', async () => {
    await search(email.toUpperCase());
    await expect(found.getByText('1 solicitud encontrada.')).toBeVisible();
    await expect(found.getByText(`Responder la solicitud (texto ${CONSENT.version})`)).toBeVisible();
    await expect(page).toHaveURL(/\/gestion\/datos-personales$/);
    await expectNoSidewaysScroll(page, []);
    await expectAccessible(page);
  });

  await test.step('a copy is a file with everything', async () => {
    const download = page.waitForEvent('download');
    await found.getByRole('button', { name: 'Descargar copia' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^datos-personales-\d+\.json$/);
    const { data } = JSON.parse(await readFile(await file.path(), 'utf8')) as {
      data: Record<string, { email?: string }[]>;
    };
    expect(data['Solicitudes']?.[0]?.email).toBe(email);
  });

  await test.step('the name is corrected', async () => {
    await found.getByRole('button', { name: 'Corregir' }).click();
    const dialog = page.getByRole('dialog', { name: 'Corregir los datos' });
    await dialog.getByRole('textbox', { name: 'Nombre' }).fill(`${name} Soto`);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Corregir' }).click();
    await expect(found.getByText(`${name} Soto, ${email}`)).toBeVisible();
  });

  await test.step('blocked, it is marked in the list and says why nobody is called', async () => {
    await found.getByRole('button', { name: 'Bloquear' }).click();
    await page.getByRole('dialog', { name: '¿Bloquear los datos?' }).getByRole('button', { name: 'Bloquear' }).click();
    await expect(found.getByText('Bloqueada', { exact: true })).toBeVisible();
    await found.getByRole('link', { name: /^Solicitud \d+$/ }).click();
    await expect(page.getByText(/^Datos bloqueados: el cliente pidió que no se usen\./)).toBeVisible();
    await expect(page.locator('.state-tag').first()).toHaveText('Bloqueada');
    await expect(page.getByRole('button', { name: 'Marcar contactada' })).toBeHidden();
    await page.goBack();
  });

  await test.step('erased, nobody finds it any more, and the log tells', async () => {
    await search(email);
    await found.getByRole('button', { name: 'Borrar datos' }).click();
    const question = page.getByRole('dialog', { name: '¿Borrar los datos?' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Sí, borrar' }).click();
    await expect(found.getByText(`No hay ninguna solicitud de ${email}.`)).toBeVisible();
    const log = page.getByRole('region', { name: 'Registro' });
    await expect(log.getByRole('row').nth(1)).toContainText('Borrado · Hecho');
    await page.goto(`/gestion/solicitudes?vista=todas&search=${mark}`);
    await expect(page.getByText('Ninguna solicitud coincide con lo que buscas.')).toBeVisible();
  });
});
