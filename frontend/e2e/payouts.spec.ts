import { expectAccessible } from './support/axe.ts';
import { expectLargeAmountsFit, expectWithinWindow } from './support/page-state.ts';
import { bearer, chooseAccount, inviteChef, NOBODY } from './support/people.ts';
import { CALM, expect, gestionTest as test } from './support/test.ts';

interface Payout {
  id: number;
  chef_id: number;
  number: string;
  payout: { id: number } | null;
}

// Only a browser keeps the two sessions side by side: what staff note on a phone, the chef reads in Mi cocina on another.
test(
  'a payout is marked on a phone, and its chef sees it paid',
  { tag: '@phone' },
  async ({ page, browser, watch }) => {
    await page.goto('/gestion');
    const headers = await bearer(page);
    const list = async (query: string) => {
      const answer = await page.request.get(`/api/v1/payouts/all?${query}`, { headers });
      return ((await answer.json()) as { data: Payout[] }).data;
    };
    const due = (await list('state=due')).at(-1);
    if (!due) throw new Error('The demo owes no chef anything.');
    const { email } = await inviteChef(page, due.chef_id);

    await page.goto(`/gestion/pagos-a-chefs?search=${due.number}`);
    const card = page.locator('.g-cards > li');
    await expect(card).toContainText('Por pagar');
    await card.getByRole('button', { name: /^Opciones de / }).tap();
    await page.getByRole('menuitem', { name: 'Marcar pagado' }).tap();
    const dialog = page.getByRole('dialog', { name: /^Marcar pagado: / });
    await dialog.getByLabel(/^Referencia del banco/).fill('TEF-9876');
    await expectAccessible(page);
    await expectWithinWindow(page, 'the payout that is marked');
    await dialog.getByRole('button', { name: 'Marcar pagado' }).tap();
    await expect(dialog).toBeHidden();
    await expect(card).toContainText(/Pagado.*TEF-9876/s);

    const context = await browser.newContext({ storageState: NOBODY, ...CALM.contextOptions });
    watch.follow(context);
    const chef = await context.newPage();
    await chef.goto('/cocina');
    await chooseAccount(chef, email);
    await expect(chef.getByRole('heading', { level: 1 })).toHaveText('Tus próximas veladas');
    await chef.goto('/cocina/pagos');
    const evening = chef.getByRole('listitem').filter({ hasText: due.number });
    await expect(evening).toContainText('pagado el');
    await expectAccessible(chef);
    await expectWithinWindow(chef, 'what a chef was paid');
    await expectLargeAmountsFit(chef, 'what a chef was paid');
    await context.close();

    // As the demo has it, for other journeys.
    const [paid] = await list(`search=${due.number}`);
    const undone = { headers, data: { note: 'Era de prueba.' } };
    expect((await page.request.post(`/api/v1/payouts/undo/${paid?.payout?.id}`, undone)).ok()).toBe(true);
  },
);
