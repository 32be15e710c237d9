import { expectAccessible } from './support/axe.ts';
import { save } from './support/chef-form.ts';
import { lift } from './support/lift.ts';
import { drop, heavyFile, makePng, onePhoto } from './support/pictures.ts';
import { openForm } from './support/stored-chef.ts';
import { expect, gestionTest as test } from './support/test.ts';

/** Upload speed in bytes per second. A part of a picture goes at once, and the rest takes longer than any test. */
const SLOW = 100;

// jsdom decodes no pictures: only a browser measures, crops and sends them.
test('a picture is checked, cut to the shape of the site and seen on its way', async ({ page, watch }) => {
  await openForm(page);
  const uploads = () => watch.requests.filter((request) => request.url().endsWith('/files/upload'));
  const change = 'Cambiar: Imagen de perfil';
  const before = uploads().length;

  await test.step('what is needed is said before anything is chosen, and what does not do is not sent', async () => {
    await expect(page.getByText('Mínimo 250×250 px, hasta 10 MB.')).toBeVisible();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: change }).click();
    await (await chooser).setFiles(heavyFile(10));
    await expect(page.getByText('El archivo pesada.jpg supera el tamaño máximo permitido.')).toBeVisible();
    await drop(page, change, await onePhoto(200));
    await expect(page.getByText('El archivo foto.png mide 200×200 px y necesita al menos 250×250 px.')).toBeVisible();
    expect(uploads()).toHaveLength(before);
  });

  await test.step('another shape than the site’s is cut first', async () => {
    await drop(page, change, await makePng('retrato', 1200, 800));
    const dialog = page.getByRole('dialog', { name: 'Recortar imagen' });
    await dialog.getByRole('slider', { name: 'Acercar' }).press('ArrowRight');
    await expectAccessible(page);
    const network = await page.context().newCDPSession(page);
    const throttle = (uploadThroughput: number) =>
      network.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      });
    await throttle(SLOW);
    const stored = page.waitForResponse((response) => response.url().endsWith('/files/upload'));
    await dialog.getByRole('button', { name: 'Usar recorte' }).click();

    const bar = page.getByRole('progressbar', { name: 'Subiendo retrato.png' });
    const percent = async () => Number(await bar.getAttribute('aria-valuenow'));
    await expect.poll(percent).toBeGreaterThan(0);
    expect(await percent()).toBeLessThan(100);
    await page.getByRole('button', { name: 'Guardar Cambios' }).click();
    await expect(page.getByText('Espera a que terminen de subir las imágenes.')).toBeVisible();
    await throttle(-1);
    const { data } = (await (await stored).json()) as { data: { publicUrl: string; width: number; height: number } };
    expect(data.width).toBe(data.height);
    await expect(page.getByRole('img', { name: 'Imagen de perfil' })).toHaveAttribute('src', data.publicUrl);
  });
});

// Dragging with a mouse, and files that are dropped, are the browser’s.
test('the gallery is put in order by keyboard and by mouse, and takes dropped files', async ({ page }) => {
  const chef = await openForm(page);
  const sources = () =>
    page.locator('.gallery-field__photo img').evaluateAll((all) => all.map((image) => (image as HTMLImageElement).src));
  const [first, second, third] = await sources();

  await test.step('the keyboard takes the first to the end, and says where it is', async () => {
    await page.getByRole('button', { name: 'Foto 1', exact: true }).focus();
    const placed = (place: number) => `La foto está en el lugar ${place} de 3.`;
    const isAt = (place: number) => expect(page.getByText(placed(place))).toBeAttached();
    await lift(page, placed(1));
    for (const place of [2, 3]) {
      await page.keyboard.press('ArrowRight');
      await isAt(place);
    }
    await page.keyboard.press('Space');
    await expect.poll(sources).toEqual([second, third, first]);
    await expect(page.getByText('Hay cambios sin guardar')).toBeVisible();
  });

  await test.step('the mouse takes it back to the beginning', async () => {
    await page.getByRole('button', { name: 'Foto 3', exact: true }).hover();
    await page.mouse.down();
    const target = await page.getByRole('button', { name: 'Foto 1', exact: true }).boundingBox();
    if (!target) throw new Error('The gallery has no first photograph.');
    await page.mouse.move(target.x + 30, target.y + 30, { steps: 8 });
    await expect(page.getByText('La foto está en el lugar 1 de 3.')).toBeAttached();
    await page.mouse.up();
    await expect.poll(sources).toEqual([first, second, third]);
  });

  await test.step('a dropped file is uploaded, a small one refused with its size', async () => {
    await drop(page, 'Agregar fotos a la galería', await onePhoto());
    await expect(page.getByRole('button', { name: 'Foto 4', exact: true })).toBeVisible();
    await drop(page, 'Agregar fotos a la galería', await onePhoto(200));
    await expect(page.getByText('El archivo foto.png mide 200×200 px y necesita al menos 300×300 px.')).toBeVisible();
  });

  await save(page, 'Guardar Cambios');
  await page.goto(`/gestion/chef/editar-chef/${chef.id}`);
  await expect(page.getByRole('button', { name: /^Foto/ })).toHaveCount(4);
});

test('a picture on its way is unsaved work, until it is there or given up', { tag: '@night' }, async ({ page }) => {
  await openForm(page);
  // A server that takes the files and does not answer.
  await page.route('**/files/upload', () => undefined);
  const choose = async (button: string, ...names: string[]) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: button }).click();
    await (await chooser).setFiles(await Promise.all(names.map((name) => makePng(name, 640, 640))));
  };
  const question = page.getByRole('dialog', { name: 'Salir de la Edición' });
  const stay = page.getByRole('button', { name: 'No, Quiero Quedarme' });
  const giveUp = (name: string) => page.getByRole('button', { name: `Cancelar la subida de ${name}.png` });

  await test.step('every way out asks', async () => {
    await choose('Agregar fotos a la galería', 'una', 'otra');
    await expect(page.locator('.image-field__file')).toHaveText(['una.png', 'otra.png']);
    await expect(page.getByText('Hay cambios sin guardar')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Volver y cancelar' }).click();
    await expect(question).toBeVisible();
    await stay.click();
    await page.goBack();
    await expect(question).toBeVisible();
    await stay.click();
    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => setTimeout(() => window.location.reload()));
    expect((await asked).type()).toBe('beforeunload');
    await (await asked).dismiss();
  });

  await test.step('given up, it holds nothing up', async () => {
    await giveUp('una').click();
    await expect(page.getByRole('button', { name: 'Agregar fotos a la galería' })).toBeFocused();
    await giveUp('otra').press('Enter');
    await expect(page.getByText('Hay cambios sin guardar')).toBeHidden();
  });

  await test.step('a new experience waits for its picture, and asks too', async () => {
    await page.getByRole('button', { name: 'Agregar propuesta' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nueva propuesta' });
    await choose('Imagen de la propuesta', 'plato');
    await expect(giveUp('plato')).toBeVisible();
    await dialog.getByRole('button', { name: 'Agregar Propuesta' }).click();
    await expect(page.getByText('Espera a que termine de subir la imagen.')).toBeVisible();
    await expect(dialog.locator('.ant-form-item', { hasText: 'Imagen de la propuesta' })).not.toContainText('Completa');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => setTimeout(() => window.location.reload()));
    await (await asked).dismiss();
    await dialog.getByRole('button', { name: 'Cancelar', exact: true }).click();
    await expect(page.getByText('Hay cambios sin guardar')).toBeHidden();
  });

  await test.step('a dialog asks before it closes', async () => {
    await page.goto('/gestion/logos');
    await page.getByRole('button', { name: 'Nuevo Logo' }).click();
    await choose('Logo a color', 'logo');
    await expect(giveUp('logo')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Salir de la creación' })).toBeVisible();
    await stay.click();
    await giveUp('logo').click();
    // A key pressed within milliseconds comes before the form has heard that nothing is on its way: it asks once more.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
  });
});

// Only a browser tells a finger that rests from one that scrolls.
test('a finger that rests on a photo takes it; one that moves at once scrolls', { tag: '@phone' }, async ({ page }) => {
  await openForm(page);
  const photo = (place: number) => page.getByRole('button', { name: `Foto ${place}`, exact: true });
  const sources = () =>
    page.locator('.gallery-field__photo img').evaluateAll((all) => all.map((image) => (image as HTMLImageElement).src));
  const [first, second, third] = await sources();
  await photo(1).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  const middle = async (place: number) => {
    const box = await photo(place).boundingBox();
    if (!box) throw new Error(`The gallery has no photograph ${place}.`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const move = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    const steps = 10;
    for (let step = 1; step <= steps; step += 1)
      await touch('touchMove', {
        x: from.x + ((to.x - from.x) * step) / steps,
        y: from.y + ((to.y - from.y) * step) / steps,
      });
  };

  await photo(1).tap({ trial: true });
  const [from, to] = [await middle(1), await middle(3)];
  await touch('touchStart', from);
  await expect(page.getByText('La foto está en el lugar 1 de 3.')).toBeAttached();
  await move(from, to);
  await expect(page.getByText('La foto está en el lugar 3 de 3.')).toBeAttached();
  await touch('touchEnd');
  await expect.poll(sources).toEqual([second, third, first]);

  const scrolled = () => page.evaluate(() => window.scrollY);
  const before = await scrolled();
  const start = await middle(2);
  // At once: after a fifth of a second the finger would take the photo.
  const begun = { x: start.x, y: start.y - 20 };
  await Promise.all([touch('touchStart', start), touch('touchMove', begun)]);
  await move(begun, { x: start.x, y: start.y - 200 });
  await touch('touchEnd');
  await expect.poll(scrolled).toBeGreaterThan(before + 100);
  expect(await sources()).toEqual([second, third, first]);
});
