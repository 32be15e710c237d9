import { expect, type Locator, type Page } from '@playwright/test';

/** The table's row with this text, or on a phone the card. */
export function rowOf(page: Page, text: string): Locator {
  return page.getByRole('main').locator('tr, li').filter({ hasText: text });
}

/** Chooses an entry of the menu 'Opciones' of this row. */
export async function chooseOption(page: Page, subject: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Opciones de ${subject}`, exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

/** A list with rows scrolls sideways neither in its own frame nor with the page, once it is drawn for the window's width. */
export async function expectToFit(page: Page): Promise<void> {
  await expect(page.locator('.ant-table-row, .g-cards > li').first()).toBeVisible();
  const over = () =>
    page.evaluate(() => {
      const table = document.querySelector('.ant-table-content');
      return {
        page: document.documentElement.scrollWidth - window.innerWidth,
        table: table ? table.scrollWidth - table.clientWidth : 0,
      };
    });
  await expect.poll(over, { message: page.url() }).toEqual({ page: 0, table: 0 });
}
