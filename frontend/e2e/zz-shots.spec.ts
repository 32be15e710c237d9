import { test } from './support/test.ts';
import { hydrated } from './support/page-state.ts';
import { signIn } from './support/people.ts';

test('shots', async ({ page }, info) => {
  const shot = (name: string, fullPage = false) =>
    page.screenshot({ path: `/tmp/shots-lists/${info.project.name}-${name}.png`, fullPage });
  await page.goto('/experiencias');
  await hydrated(page);
  await shot('closed');
  await page.getByText('Personas, precio y dietas').click();
  await shot('open');
  await page.goto('/experiencias?personas=12&hasta=80000&dieta=1&dieta=2');
  await page.waitForTimeout(500);
  await shot('filtered', true);
  await page.getByRole('link', { name: /^Ver detalles/ }).first().click();
  await page.waitForTimeout(800);
  await shot('experience', true);
});
test('gestion shots', async ({ page }, info) => {
  const shot = (name: string) => page.screenshot({ path: `/tmp/shots-lists/${info.project.name}-${name}.png` });
  await signIn(page, 'Antonia Fuenzalida');
  await page.goto('/gestion/listas/dietas');
  await page.waitForTimeout(1500);
  await shot('dietas');
  await page.goto('/gestion');
  await page.waitForTimeout(1500);
  await page.getByText('Por completar').scrollIntoViewIfNeeded();
  await shot('dashboard');
  await page.goto('/gestion/chefs');
  await page.getByRole('link', { name: 'Rosario Matte' }).first().click();
  await page.getByRole('button', { name: 'Editar Zapallos de enero' }).click();
  await page.waitForTimeout(800);
  await page.getByLabel('Duración').scrollIntoViewIfNeeded();
  await shot('form');
});
