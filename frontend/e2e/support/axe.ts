import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * An animation that takes longer than this, in milliseconds, does not show or hide something: the cover's timer, the
 * row of logos.
 */
const PASSING = 2_000;

/** Waits until nothing is being shown or hidden: what is half transparent has too little contrast. */
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

/**
 * A dialog over the page. While it is open, the rest cannot be reached, and what is half covered has not its real size.
 */
const DIALOG = '[role="dialog"][aria-modal="true"]';

/**
 * Axe finds nothing against WCAG 2.2 AA and its own best practices, on the page as it is now, or on the dialog over it.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await still(page);
  const isAlone = page.frames().length === 1;
  // Its source is half a megabyte, and goes to a document once.
  const isThere = isAlone && (await page.evaluate(() => 'axe' in window));
  // What axe finds right need not be described.
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'undefined' }) })
    .options({ resultTypes: ['violations'] })
    .withTags(RULES);
  // Without frames axe needs no page of its own to combine the results, which would take longer than the check.
  if (isAlone) axe.setLegacyMode();
  if (await page.locator(DIALOG).filter({ visible: true }).count()) axe.include(DIALOG);
  const { violations } = await axe.analyze();
  const findings = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  expect.soft(findings, 'axe').toEqual([]);
}
