import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Whatever moves for longer than this, in milliseconds, is no coming or going: the cover's timer, the row of logos. */
const PASSING = 2_000;

/** What is coming or going has come or gone: half transparent, nothing has enough contrast. */
async function still(page: Page): Promise<void> {
  await page.waitForFunction(
    (passing) =>
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== 'running' || Number(effect?.getComputedTiming().endTime ?? 0) > passing,
        ),
    PASSING,
  );
}

/** What is over the page while it is open: the rest is out of reach, and half covered has not its size. */
const DIALOG = '[role="dialog"][aria-modal="true"]';

/** Axe finds nothing against WCAG 2.2 AA and its own best practices, on the page as it is now, or on the dialog over it. */
export async function expectAccessible(page: Page): Promise<void> {
  await still(page);
  const axe = new AxeBuilder({ page }).withTags(RULES);
  // Without frames there is nothing to put together on a page of its own, which takes longer than looking.
  if (page.frames().length === 1) axe.setLegacyMode();
  if (await page.locator(DIALOG).filter({ visible: true }).count()) axe.include(DIALOG);
  const { violations } = await axe.analyze();
  const findings = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  expect.soft(findings, 'axe').toEqual([]);
}
