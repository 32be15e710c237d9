import { expectAccessible } from './support/axe.ts';
import { openNavigation } from './support/navigation.ts';
import { expectNoSidewaysScroll } from './support/page-state.ts';
import { bearer } from './support/people.ts';
import { BUSY } from './support/providers.ts';
import { rowOf } from './support/rows.ts';
import { expect, gestionTest as test } from './support/test.ts';

test(
  'an administrator sees how the product is, and deals with a mail that does not get through',
  { tag: '@night' },
  async ({ page }) => {
    const mark = Math.random().toString(36).slice(2, 10);
    const [name, email] = [`Persona ${mark}`, `${BUSY}.${mark}@correo.example`];
    const troubled = page.getByRole('region', { name: 'Tareas con problemas' });
    const job = troubled.getByRole('listitem').filter({ hasText: `Persona: ${name}` });

    await test.step('a mail that the server puts off', async () => {
      await page.goto('/gestion');
      const person = { name, email, role: 'USER' };
      const answer = await page.request.post('/api/v1/users/create', { data: person, headers: await bearer(page) });
      expect(answer.ok()).toBe(true);
    });

    await test.step('is seen beside versions, parts, the queue and the processes', async () => {
      await (await openNavigation(page)).getByRole('link', { name: 'Sistema' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sistema');
      await expect(job).toContainText('El servidor de correo pidió esperar.');
      await expect(job).toContainText('1 intento');
      const parts = page.getByRole('region', { name: 'Partes' });
      await expect(parts.getByRole('listitem').filter({ hasText: 'Archivos' })).toContainText('Funciona');
      await expect(parts.getByRole('listitem').filter({ hasText: /^Correo(?!s)/ })).toContainText('Funciona');
      await expect(page.getByRole('region', { name: 'Versiones y datos' })).toContainText('PostgreSQL');
      await expect(page.getByRole('region', { name: 'Procesos vivos' })).toContainText('Te responde');
      await expect(page.getByRole('row', { name: /^Correos \d/ })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page, []);
    });

    await test.step('Reintentar tries it once more, now', async () => {
      await job.getByRole('button', { name: 'Reintentar' }).click();
      await expect(page.getByText('La tarea se intenta ahora.')).toBeVisible();
      await expect(job).toContainText('2 intentos');
    });

    await test.step('Descartar asks, and gives it up', async () => {
      await job.getByRole('button', { name: 'Descartar' }).click();
      const dialog = page.getByRole('dialog', { name: '¿Descartar la tarea?' });
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Cancelar' }).click();
      await expect(dialog).toBeHidden();
      await expect(job).toHaveCount(1);
      await job.getByRole('button', { name: 'Descartar' }).click();
      await dialog.getByRole('button', { name: 'Descartar' }).click();
      await expect(page.getByText('La tarea fue descartada.')).toBeVisible();
      await expect(job).toHaveCount(0);
    });

    await test.step('the person says that the mail was not delivered', async () => {
      await page.goto(`/gestion/personas?search=${encodeURIComponent(email)}`);
      await expect(rowOf(page, name)).toContainText('Correo no entregado');
    });
  },
);
