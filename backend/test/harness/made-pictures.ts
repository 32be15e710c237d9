import { createHash } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ImageMaker } from '../../src/platform/images/image-maker.js';
import type { ProcessedImage } from '../../src/platform/images/process-image.js';
import { within } from './soak.js';

/** Bytes of the pictures that forms are filled with (factories.ts), by their hash. */
const samples = new Set<string>();

/** What was made of a sample in this worker, by its hash and the rules. */
const made = new Map<string, Promise<ProcessedImage>>();

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Says that a picture is only a sample, which need not be made again by the next application. */
export function asSample(bytes: Buffer): Buffer {
  samples.add(hashOf(bytes));
  return bytes;
}

/** Lets an application make each sample once per worker. Every other picture is made as always. */
export function makeSamplesOnce(app: NestFastifyApplication): void {
  const maker = app.get(ImageMaker, { strict: false });
  const make = maker.make.bind(maker);
  // The process has a low priority, and the machine is busy with other tests.
  Object.assign(maker.options, { start: within(30_000), picture: within(60_000) });
  maker.make = (bytes, rules) => {
    const hash = hashOf(bytes);
    if (!samples.has(hash)) return make(bytes, rules);
    const key = `${hash} ${JSON.stringify(rules)}`;
    const known = made.get(key) ?? make(bytes, rules);
    made.set(key, known);
    known.catch(() => made.delete(key));
    return known;
  };
}
