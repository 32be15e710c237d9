import { tryParts, type PartResult, type PartState } from '../doctor/index.js';
import { ImageMaker } from '../platform/images/image-maker.js';
import type { Print } from './admin-program.js';
import { inColumns } from '../platform/start/report.js';
import type { Workplace } from './workplace.js';

const MARKS: Readonly<Record<PartState, string>> = { ok: 'bien', off: '—', caution: 'ojo', failed: 'FALLA' };

/**
 * Tries each part and prints a line for each.
 * @returns whether none failed
 */
export async function runDoctor(place: Workplace, print: Print): Promise<boolean> {
  const parts = await partsOf(place);
  for (const line of lines(parts)) print(line);
  return parts.every(({ state }) => state !== 'failed');
}

/** Tries each part. A line for each. */
export const partLines = async (place: Workplace): Promise<string[]> => lines(await partsOf(place));

async function partsOf(place: Workplace): Promise<PartResult[]> {
  const maker = new ImageMaker();
  try {
    return await tryParts({ ...place, databaseUrl: place.servingUrl, maker });
  } finally {
    await maker.end();
  }
}

const lines = (parts: readonly PartResult[]): string[] =>
  inColumns(parts.map(({ state, name, said }) => [MARKS[state], name, said]));
