import { expect, type Page } from '@playwright/test';

/**
 * Lifts what has the focus, as the space bar does, until it can be moved by arrows.
 * @param where what is announced once it is lifted: its place
 */
export async function lift(page: Page, where: string | RegExp): Promise<void> {
  await page.keyboard.press('Space');
  await expect(page.getByText(where)).toBeAttached();
  // dnd-kit listens to arrows from a timer on, which a busy browser runs after a key that comes at once.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}
