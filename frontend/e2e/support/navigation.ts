import type { Locator, Page } from '@playwright/test';

/** Opens the navigation of the back-office, which on a phone is behind its button. */
export async function openNavigation(page: Page): Promise<Locator> {
  const opener = page.getByRole('button', { name: 'Abrir menú' });
  if (await opener.isVisible()) await opener.click();
  return page.getByRole('navigation', { name: 'Gestión interna' });
}
