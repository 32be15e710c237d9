import type { Page } from '@playwright/test';

import { expectAccessible } from './support/axe.ts';
import { bearer } from './support/people.ts';
import { chooseOption } from './support/rows.ts';
import { expect, gestionTest as test } from './support/test.ts';
import { everyWay, paste } from './support/ways.ts';

/* Each test changes what every visitor sees, and restores it. They run after all others. */

interface Company {
  id: number;
  version: number;
  address: string;
  headers: Header[];
  show_free_saturdays: boolean;
  [field: string]: unknown;
}

interface Header {
  id: number;
  cover_title: string;
  cover_description: string;
  color_text: string;
  company_id: number;
  header_image: { id: number; publicUrl: string };
}

// A correction of staff shows in the rendered page at once: form, server and page cache together.
test('a detail is corrected where it stands, beside what somebody else changed meanwhile', async ({ page, watch }) => {
  watch.expect(/409/);
  const before = await company(page);
  const change = (changes: object) =>
    page.request.put(`/api/v1/company/update/${before.id}`, { data: changes, headers: bearer_ });
  await page.goto('/gestion/header');
  const bearer_ = await bearer(page);

  await test.step('pressed it is a field, left it is a text again', async () => {
    await page.getByRole('button', { name: /^Dirección: .*Editar$/ }).click();
    await page.getByRole('textbox', { name: 'Dirección' }).fill('Avenida Italia 1');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.getByRole('button', { name: 'Dirección: Avenida Italia 1. Editar' })).toBeVisible();
    await expect(page.getByText('Hay cambios sin guardar')).toBeVisible();
  });

  await test.step('Guardar shows what the other person saved, and nothing of either is lost', async () => {
    expect((await change({ ...details(before), address: 'Avenida Italia 2', city: 'Otra ciudad' })).ok()).toBe(true);
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Otra persona guardó cambios' });
    await expect(question.getByRole('group', { name: 'Dirección' })).toContainText('Avenida Italia 2');
    await expect(question.getByRole('group')).toHaveCount(1);
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Guardar con lo elegido' }).click();
    await page.getByRole('button', { name: 'Cerrar aviso' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByText('Hay cambios sin guardar')).toBeHidden();
    expect(await company(page)).toMatchObject({ address: 'Avenida Italia 1', city: 'Otra ciudad' });
  });

  await test.step('Cancelar reads what the server has', async () => {
    expect((await change(details(before))).ok()).toBe(true);
    await page.getByRole('button', { name: 'Cancelar', exact: true }).click();
    await expect(page.getByRole('button', { name: `Dirección: ${before.address}. Editar` })).toBeVisible();
  });

  await test.step('a header is edited in its dialog', async () => {
    const [first] = before.headers;
    if (!first) throw new Error('The demo has no header.');
    await chooseOption(page, first.cover_title, 'Editar');
    const dialog = page.getByRole('dialog', { name: 'Editar Header' });
    // The dialog's buttons stay in sight, over whatever has not been scrolled to yet.
    await dialog.getByText('Así se verá').scrollIntoViewIfNeeded();
    await expectAccessible(page);
    for (const title of [`${first.cover_title} hoy`, first.cover_title]) {
      await dialog.getByRole('textbox', { name: 'Título' }).fill(title);
      await dialog.getByRole('button', { name: 'Guardar Cambios' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
      expect(await (await page.request.get('/')).text()).toContain(title);
      if (title !== first.cover_title) await chooseOption(page, title, 'Editar');
    }
  });
});

test(
  'the company and a header are saved as they are shown, however they were put in',
  { tag: '@night' },
  async ({ page }) => {
    const before = await company(page);
    const [first] = before.headers;
    if (!first) throw new Error('The demo has no header.');
    await page.goto('/gestion/header');
    const headers = await bearer(page);
    const put = (path: string, data: object) => page.request.put(`/api/v1/company/${path}`, { data, headers });

    await test.step('each text of the company, where it stands', async () => {
      const texts = {
        city: ['Ciudad', 'Ñuñoa — Santiago'],
        address: ['Dirección', 'Av. Italia 1.234, depto. «B»'],
        email: ['Correo', 'hola+sitio@correo.example'],
        instagram: ['Instagram', 'https://instagram.com/sobremesa_cl'],
        facebook: ['Facebook', 'https://facebook.com/sobremesa'],
        linkedin: ['LinkedIn', 'https://linkedin.com/company/sobremesa'],
      } as const;
      for (const [label, text] of Object.values(texts)) {
        await page.getByRole('button', { name: new RegExp(`^${label}: .*Editar$`) }).press('Enter');
        const field = page.getByRole('textbox', { name: label });
        await everyWay(page, field, text);
        await field.press('Enter');
        await expect(page.getByRole('button', { name: `${label}: ${text}. Editar` })).toBeFocused();
      }
      await page.getByRole('button', { name: /^Teléfono: .*Editar$/ }).press('Enter');
      const phone = page.getByRole('textbox', { name: 'Teléfono' });
      await paste(page, phone, '0056 9 8765 4321');
      await phone.press('Enter');
      await expect(page.getByRole('button', { name: 'Teléfono: (+56) 9 8765 4321. Editar' })).toBeVisible();
      await page.getByRole('button', { name: 'Guardar', exact: true }).click();
      await expect(page.getByText('Hay cambios sin guardar')).toBeHidden();
      const shown = Object.fromEntries(Object.entries(texts).map(([name, [, text]]) => [name, text]));
      expect(await company(page)).toMatchObject({ ...shown, phone_number: '+56987654321' });
    });

    await test.step('an emptied link is none', async () => {
      await page.getByRole('button', { name: /^Facebook: .*Editar$/ }).press('Enter');
      await page.keyboard.press('Control+A');
      await page.keyboard.press('Delete');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Facebook: Sin registrar. Editar' })).toBeVisible();
      await page.getByRole('button', { name: 'Guardar', exact: true }).click();
      await expect.poll(async () => (await company(page)).facebook).toBeNull();
    });

    await test.step('a header, its colour by keyboard', async () => {
      await chooseOption(page, first.cover_title, 'Editar');
      const dialog = page.getByRole('dialog', { name: 'Editar Header' });
      const cover_title = await everyWay(page, dialog.getByRole('textbox', { name: 'Título' }), 'Una mesa «larga»');
      const description = dialog.getByRole('textbox', { name: 'Descripción' });
      const cover_description = await everyWay(page, description, 'Ñoquis, pan y tiempo.');
      await dialog.getByRole('radio', { name: 'Blanco' }).focus();
      await page.keyboard.press('ArrowDown');
      await expect(dialog.getByRole('radio', { name: 'Crema' })).toBeChecked();
      await dialog.getByRole('button', { name: 'Guardar Cambios' }).click();
      await expect(dialog).toBeHidden();
      expect((await company(page)).headers[0]).toMatchObject({ cover_title, cover_description, color_text: '#faf7f2' });
    });

    const { header_image, cover_title, cover_description, color_text, company_id } = first;
    const header = { cover_title, cover_description, color_text, company_id, header_image: { id: header_image.id } };
    expect((await put(`header/update/${first.id}`, header)).ok()).toBe(true);
    expect((await put(`update/${before.id}`, details(before))).ok()).toBe(true);
  },
);

async function company(page: Page): Promise<Company> {
  const { data } = (await (await page.request.get('/api/v1/company/one')).json()) as { data: Company };
  return data;
}

/** The body of PUT /company/update/{id}, without a version, so that it is accepted whatever was saved meanwhile. */
function details({
  id: _id,
  version: _version,
  headers: _headers,
  show_free_saturdays: _saturdays,
  ...rest
}: Company): object {
  return rest;
}
