import { expect, type Page } from '@playwright/test';

import { newChef, textField } from './chef-form.ts';
import { bearer } from './people.ts';
import { makePng } from './pictures.ts';
import { chooseOption } from './rows.ts';

/** A chef that only one test uses. */
interface StoredChef {
  id: number;
  name: string;
  /** The body of PUT /chefs/update/{id}: the chef as it was stored. */
  form: Record<string, unknown>;
}

/** Stores a chef with three photos in the gallery, as the person signed in on the page. */
export async function storeChef(
  page: Page,
  differing: { name?: string; [field: string]: unknown } = {},
): Promise<StoredChef> {
  const { name } = { ...newChef('guardado'), ...differing };
  const form = {
    description: 'Cocina de memoria lo que aprendió mirando.',
    information: 'Llega dos horas antes.',
    profile_image: await upload(page, 'profile', 300, 300),
    cover_image: await upload(page, 'cover', 1440, 810),
    gallery: [
      await upload(page, 'gallery', 300, 300),
      await upload(page, 'gallery', 310, 310),
      await upload(page, 'gallery', 320, 320),
    ],
    email: 'guardada@chefs.example',
    phone_number: '+56987654321',
    modalities: [1],
    ...differing,
    name,
  };
  const answer = await page.request.post('/api/v1/chefs/create', { data: form, headers: await bearer(page) });
  expect(answer.ok()).toBe(true);
  const { data } = (await answer.json()) as { data: { id: number } };
  return { id: data.id, name, form };
}

/** Stores a chef for this test and opens its form. */
export async function openForm(page: Page): Promise<StoredChef> {
  await page.goto('/gestion/chefs');
  const chef = await storeChef(page);
  await page.goto(`/gestion/chefs?search=${encodeURIComponent(chef.name)}`);
  await chooseOption(page, chef.name, 'Editar');
  await expect(textField(page, 'Nombre')).toHaveValue(chef.name);
  return chef;
}

/** Saves the chef as another person would, which no open form has seen. */
export async function saveMeanwhile(page: Page, chef: StoredChef, changes: Record<string, unknown>): Promise<void> {
  const answer = await page.request.put(`/api/v1/chefs/update/${chef.id}`, {
    data: { ...chef.form, ...changes },
    headers: await bearer(page),
  });
  expect(answer.ok()).toBe(true);
}

/** Ends the session on the server, as deactivating the person or signing out elsewhere does. */
export async function revokeToken(page: Page): Promise<void> {
  const answer = await page.request.post('/api/v1/users/logout', { headers: await bearer(page) });
  expect(answer.ok()).toBe(true);
}

/** Stores a picture of this size, as the person signed in on the page. */
export async function upload(page: Page, kind: string, width: number, height: number): Promise<{ id: number }> {
  const file = await makePng(kind, width, height);
  const answer = await page.request.post('/api/v1/files/upload', {
    multipart: { kind, file },
    headers: await bearer(page),
  });
  expect(answer.ok()).toBe(true);
  const { data } = (await answer.json()) as { data: { id: number } };
  return { id: data.id };
}
