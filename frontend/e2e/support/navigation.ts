import type { Locator, Page } from '@playwright/test';

/** Opens the navigation of the back-office, which on a phone is behind its button. */
export async function openNavigation(page: Page): Promise<Locator> {
  const opener = page.getByRole('button', { name: 'Abrir menú' });
  const navigation = page.getByRole('navigation', { name: 'Gestión interna' });
  // Which of the two there is shows only once the screen is drawn.
  await opener.or(navigation).filter({ visible: true }).first().waitFor();
  if (await opener.isVisible()) await opener.click();
  return navigation;
}
