import { expect, gestionTest as test } from './support/test.ts';

test('shots', async ({ page, isMobile }) => {
  const shot = (name: string) => page.screenshot({ path: `/tmp/shots/${name}-${isMobile ? 'm' : 'd'}.png`, fullPage: true });
  for (const [name, path, wait] of [
    ['list', '/gestion/textos', 'Términos y condiciones'],
    ['terms', '/gestion/textos/terms', 'Privacidad y datos personales'],
    ['footer', '/gestion/textos/footer', 'Lo mejor de la comida'],
    ['company', '/gestion/header', 'Razón social'],
    ['version', '/terminos-y-condiciones/version/1', 'Ver los términos de hoy'],
    ['how', '/como-funciona', 'Clases online'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(wait).first()).toBeVisible();
    await shot(name);
  }
  await page.goto('/gestion/textos/terms');
  await page.getByText('Vista previa', { exact: true }).click();
  await shot('preview');
});
