import { UnusedImages } from '../../src/modules/files/unused-images.js';
import type { TestApp } from './create-test-app.js';
import { emptyTables } from './empty-tables.js';

const TWO_DAYS = 2 * 24 * 60 * 60 * 1000;

/** Lets nothing be restored any more, and then cleans up the pictures, as the days do. */
export async function expireAll(test: TestApp): Promise<void> {
  await emptyTables(test.em(), 'record_version', 'deleted_record');
  await test.app.get(UnusedImages, { strict: false }).cleanUp(new Date(Date.now() + TWO_DAYS));
}
