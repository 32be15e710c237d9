import { expectAccessible } from './support/axe.ts';
import { seenAt } from './support/embedding.ts';
import { hydrated, measureShifts, scrollThrough } from './support/page-state.ts';
import { expect, test } from './support/test.ts';

// The product that has analytics configured (support/product.ts).
test.use({ baseURL: `http://localhost:${process.env.E2E_EMBEDDING_PORT}` });

test('nothing of a visit leaves for another host before a yes, which can be given and taken back', async ({
  page,
  watch,
  isMobile,
}) => {
  const shifts = await measureShifts(page);
  const here = new URL(test.info().project.use.baseURL ?? 'http://localhost').hostname;
  const elsewhere = () =>
    watch.requests.map((request) => new URL(request.url())).filter(({ hostname }) => hostname && hostname !== here);
  const question = page.getByRole('region', { name: '¿Contamos tu visita?' });

  await page.goto('/');
  await hydrated(page);
  await expect(question).toBeVisible();
  await expectAccessible(page);
  for (const path of ['/chefs', '/experiencias', '/nosotros', '/privacidad', '/gracias']) {
    await page.goto(path);
    await hydrated(page);
    await scrollThrough(page);
  }
  expect(await shifts()).toBeLessThanOrEqual(0.02);
  expect(elsewhere().map(String)).toEqual([]);

  await question.getByRole('button', { name: 'Rechazar' }).click();
  await expect(question).toBeHidden();
  await page.reload();
  await hydrated(page);
  await expect(question).toBeHidden();
  expect(elsewhere().map(String)).toEqual([]);
  if (isMobile) return;

  const counted = async (event: string, path: string) =>
    (await seenAt('/g/collect')).filter(({ query }) => query.en === event && query.dl?.endsWith(path)).length;
  const before = await counted('generate_lead', '/gracias');
  await page.goto('/corporativo');
  await hydrated(page);
  await page.getByRole('button', { name: 'Cookies y privacidad' }).click();
  await question.getByRole('button', { name: 'Aceptar' }).click();
  await expect.poll(() => counted('page_view', '/corporativo')).toBe(1);

  await page.getByRole('button', { name: 'Cotiza con nosotros' }).first().click();
  const form = page.frameLocator('iframe[title="Formulario de cotización"]').frameLocator('iframe');
  await form.getByLabel('Tu correo').fill('visita@correo.example');
  await form.getByRole('button', { name: 'Enviar formulario' }).click();
  await expect(page).toHaveURL('/gracias');
  await expect.poll(() => counted('generate_lead', '/gracias')).toBe(before + 1);
  const views = await counted('page_view', '/gracias');
  await page.reload();
  await expect.poll(() => counted('page_view', '/gracias')).toBe(views + 1);
  expect(await counted('generate_lead', '/gracias')).toBe(before + 1);
});
