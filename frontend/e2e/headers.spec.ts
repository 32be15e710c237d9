import type { Page } from '@playwright/test';
import sharp from 'sharp';

import { tokenOf } from './support/people.ts';
import { expect, gestionTest as test } from './support/test.ts';

interface Header {
  cover_title: string;
  cover_description: string;
  color_text: string;
  company_id: number;
  header_image: { id: number; publicUrl: string };
}

/** Changes what every visitor sees, whence it runs after all others; the third cover is put back as it was. */
test('a third header may be added, a fourth may not', async ({ page }) => {
  const third = (await headers(page)).at(2);
  if (!third) throw new Error('The demo has no third header.');
  const stored = await (await page.request.get(third.header_image.publicUrl)).body();
  const picture = await sharp(stored).resize(1920, 1080).jpeg({ quality: 92 }).toBuffer();
  const add = page.getByRole('button', { name: 'Agregar Header' });
  await page.goto('/gestion/header');

  await test.step('with three there is no room, on the screen and on the server', async () => {
    await expect(add).toBeDisabled();
    await expect(page.getByText('Ya hay 3 headers, el máximo. Elimina uno para agregar otro.')).toBeVisible();
    const { cover_title, cover_description, company_id, header_image } = third;
    const fourth = await page.request.post('/api/v1/company/header/create', {
      data: { cover_title, cover_description, company_id, header_image: { id: header_image.id } },
      headers: { Authorization: `Bearer ${await tokenOf(page)}` },
    });
    expect(fourth.status()).toBe(409);
  });

  await test.step('one is deleted', async () => {
    await page.getByRole('button', { name: `Opciones de ${third.cover_title}` }).click();
    await page.getByRole('menuitem', { name: 'Eliminar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Si, Eliminar' }).click();
    await expect(page.getByText('El header ha sido eliminado exitosamente', { exact: true })).toBeVisible();
    await expect(add).toBeEnabled();
    expect(await headers(page)).toHaveLength(2);
  });

  await test.step('and the third is added again, its colour kept, and shown at home', async () => {
    await add.click();
    await page.getByRole('textbox', { name: 'Título' }).fill(third.cover_title);
    await page.getByRole('textbox', { name: 'Descripción' }).fill(third.cover_description);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Imagen de fondo' }).click();
    await (await chooser).setFiles({ name: 'portada.jpg', mimeType: 'image/jpeg', buffer: picture });
    await expect(page.getByRole('img', { name: 'Imagen de fondo' })).toBeVisible();
    await page.getByRole('button', { name: 'Crear Header' }).click();
    await expect(page.getByText('El header ha sido creado exitosamente', { exact: true })).toBeVisible();
    await expect(add).toBeDisabled();
    expect((await headers(page)).at(2)).toMatchObject({
      cover_title: third.cover_title,
      cover_description: third.cover_description,
      color_text: third.color_text,
    });
    expect(await (await page.request.get('/')).text()).toContain(third.cover_title);
  });
});

async function headers(page: Page): Promise<Header[]> {
  const { data } = (await (await page.request.get('/api/v1/company/one')).json()) as { data: { headers: Header[] } };
  return data.headers;
}
