import type { Locator, Page } from '@playwright/test';

/** The row of the table, on a phone the card, that holds this text. */
export function rowOf(page: Page, text: string): Locator {
  return page.getByRole('main').locator('tr, li').filter({ hasText: text });
}

/** Chooses an entry of 'Opciones' of what is called so. */
export async function chooseOption(page: Page, subject: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Opciones de ${subject}`, exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}
