import { readFile } from 'node:fs/promises';

import { expect, type Page } from '@playwright/test';

/** Excel needs it to read accents after a double click. */
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

/** Presses 'Exportar CSV' and reads the file as Excel in Chile does: heading and lines, cell by cell. */
export async function exported(page: Page, name: string): Promise<string[][]> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(new RegExp(`^${name}-\\d{4}-\\d\\d-\\d\\d\\.csv$`));
  const bytes = await readFile(await file.path());
  expect([...bytes.subarray(0, 3)]).toEqual(BYTE_ORDER_MARK);
  const lines = bytes.subarray(3).toString('utf8').trimEnd().split('\r\n');
  return lines.map((line) => line.split(';'));
}
