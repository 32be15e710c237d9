import type { Locator, Page } from '@playwright/test';

/** The table's row with this text, or on a phone the card. */
export function rowOf(page: Page, text: string): Locator {
  return page.getByRole('main').locator('tr, li').filter({ hasText: text });
}

/** Chooses an entry of the menu 'Opciones' of this row. */
export async function chooseOption(page: Page, subject: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Opciones de ${subject}`, exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}
