import { readdir, readFile } from 'node:fs/promises';
import { constants, getPriority } from 'node:os';
import { afterEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { eventually } from '../../../test/harness/eventually.js';
import { bmpOf, jpegOf, pngOf } from './image-samples.js';
import {
  DamagedImageError,
  ImageNotMadeError,
  ImagesUnavailableError,
  ImageTooSmallError,
  NotAnImageError,
  TooManyPixelsError,
  UnsupportedBmpError,
} from './image.errors.js';
import { ImageMaker } from './image-maker.js';
import { processImage, type ImageRules } from './process-image.js';

const RULES: ImageRules = { widths: [160, 320, 480], preview: true };

/** A picture that takes the encoders some seconds. */
const SLOW: ImageRules = { widths: [640, 960, 1440, 1920], avif: true };

const makers: ImageMaker[] = [];

function makerWith(options: ConstructorParameters<typeof ImageMaker>[0] = {}): ImageMaker {
  const maker = new ImageMaker(options);
  makers.push(maker);
  return maker;
}

afterEach(() => Promise.all(makers.splice(0).map((maker) => maker.end())));

const photograph = (size = 2_000): Promise<Buffer> =>
  sharp({
    create: {
      width: size,
      height: size,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .blur(1)
    .jpeg({ quality: 90 })
    .toBuffer();

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** The id of the new process, as soon as it runs. */
const pidOf = async (maker: ImageMaker, before?: number): Promise<number> =>
  (await eventually(
    () => Promise.resolve(maker.pid),
    (pid) => pid !== undefined && pid !== before,
  )) as number;

const isGone = (pid: number): Promise<unknown> =>
  eventually(
    () => Promise.resolve(isAlive(pid)),
    (is) => !is,
  );

describe('the process that makes pictures', () => {
  it('makes the same files, to the byte, as the code does that runs in it', async () => {
    const maker = makerWith();
    for (const bytes of [await photograph(700), await pngOf(600, 400), bmpOf(203, 100)]) {
      const rules: ImageRules = { widths: [160, 320], portrait: [80], avif: true, preview: true };
      expect(await maker.make(bytes, rules)).toEqual(await processImage(bytes, rules));
    }
  });

  it('refuses with the same errors and sentences', async () => {
    const bomb = bmpOf(10, 10);
    bomb.writeInt32LE(30_000, 18);
    bomb.writeInt32LE(-30_000, 22);
    const huge = await sharp({ create: { width: 8_000, height: 5_001, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const refused: [Buffer, ImageRules, new (...numbers: never[]) => Error][] = [
      [Buffer.from('<svg/>'), RULES, NotAnImageError],
      [Buffer.from(`BMW ${'es una marca de autos. '.repeat(10)}`), RULES, NotAnImageError],
      [(await jpegOf(600, 400)).subarray(0, -20), RULES, DamagedImageError],
      [bmpOf(64, 64, { depth: 8, compression: 1 }), RULES, UnsupportedBmpError],
      [bomb, RULES, TooManyPixelsError],
      [huge, RULES, TooManyPixelsError],
      [await pngOf(250, 249), { ...RULES, min: { width: 250, height: 250 } }, ImageTooSmallError],
    ];
    const maker = makerWith();
    for (const [bytes, rules, kind] of refused) {
      const here = await processImage(bytes, rules).catch((error: unknown) => error);
      const there = await maker.make(bytes, rules).catch((error: unknown) => error);
      expect(there).toBeInstanceOf(kind);
      expect(there).toMatchObject({ ...(here as Error), message: (here as Error).message });
    }
  });

  it('is started by the first picture, one for all that come together', async () => {
    const maker = makerWith();
    expect(maker.pid).toBeUndefined();
    const bytes = await jpegOf(600, 400);
    await Promise.all(Array.from({ length: 8 }, () => maker.make(bytes, RULES)));
    expect(maker.figures).toEqual({ started: 1, crashed: 0, slow: 0, unstarted: 0 });
  });

  it('is not started for what is no picture by its first bytes', async () => {
    const maker = makerWith();
    await expect(maker.make(Buffer.from('GIF89a'), RULES)).rejects.toThrow(NotAnImageError);
    expect(maker.figures.started).toBe(0);
  });

  it('ends when nobody has wanted a picture for a while, and the next picture starts another', async () => {
    const maker = makerWith({ idle: 50 });
    await maker.make(await jpegOf(300, 300), RULES);
    const first = maker.pid ?? 0;
    await isGone(first);
    expect(maker.pid).toBeUndefined();
    await maker.make(await jpegOf(300, 300), RULES);
    expect(maker.figures).toMatchObject({ started: 2, crashed: 0 });
  });

  it('comes after the server on the processor, with all its threads, and before it where memory runs out', async () => {
    const maker = makerWith();
    await maker.make(await jpegOf(600, 400), RULES);
    const mine = getPriority();
    const threads = await threadsOf(maker.pid ?? 0);
    expect(threads.length).toBeGreaterThan(4);
    const least = Math.min(19, mine + constants.priority.PRIORITY_BELOW_NORMAL);
    expect(threads.map((thread) => getPriority(thread))).toEqual(threads.map(() => least));
    expect(await readFile(`/proc/${maker.pid}/oom_score_adj`, 'utf8')).toBe('1000\n');
  });

  it('knows nothing of the environment, and hides nothing on standard output', async () => {
    process.env['A_SECRET'] = 'secret';
    try {
      const maker = makerWith();
      await maker.make(await jpegOf(300, 300), RULES);
      const environment = await readFile(`/proc/${maker.pid}/environ`, 'utf8');
      const names = environment.split('\0').map((line) => line.split('=')[0]);
      expect(names.filter(Boolean).sort()).toEqual(['MALLOC_TRIM_THRESHOLD_', 'TMPDIR']);
    } finally {
      delete process.env['A_SECRET'];
    }
  });
});

describe('a process that is lost', () => {
  it('by a kill in the middle costs nobody a picture: each is tried once more', async () => {
    const maker = makerWith();
    const bytes = await photograph();
    const made = Promise.all([maker.make(bytes, SLOW), maker.make(bytes, RULES), maker.make(bytes, RULES)]);
    process.kill(await pidOf(maker), 'SIGKILL');
    expect((await made).map(({ files }) => files.length > 0)).toEqual([true, true, true]);
    expect(maker.figures).toMatchObject({ crashed: 1 });
  });

  it('twice with the same picture refuses that one, and makes the others', async () => {
    const maker = makerWith();
    const fatal = maker.make(await photograph(), SLOW);
    const other = maker.make(await jpegOf(600, 400), SLOW);
    const refused = expect(fatal).rejects.toThrow(ImageNotMadeError);
    const first = await pidOf(maker);
    process.kill(first, 'SIGKILL');
    process.kill(await pidOf(maker, first), 'SIGKILL');
    await refused;
    expect((await other).files.length).toBeGreaterThan(0);
  });

  it('because a picture takes too long is killed, and the picture refused', async () => {
    const maker = makerWith({ picture: 3_000 });
    await maker.make(await jpegOf(300, 300), RULES);
    const pid = maker.pid ?? 0;
    process.kill(pid, 'SIGSTOP');
    await expect(maker.make(await jpegOf(310, 300), RULES)).rejects.toThrow(ImageNotMadeError);
    await isGone(pid);
    expect(maker.figures).toMatchObject({ started: 1, slow: 1 });
    expect((await maker.make(await jpegOf(320, 300), RULES)).width).toBe(320);
  });

  it('because it never starts refuses pictures in words, and is tried again with the next', async () => {
    for (const args of [
      ['--eval', 'process.exit(3)'],
      ['--eval', 'setInterval(() => undefined, 1000)'],
    ]) {
      const maker = makerWith({ args, start: 2_000 });
      await expect(maker.make(await jpegOf(300, 300), RULES)).rejects.toThrow(ImagesUnavailableError);
      await expect(maker.make(await jpegOf(300, 300), RULES)).rejects.toThrow(ImagesUnavailableError);
      expect(maker.figures).toEqual({ started: 2, crashed: 0, slow: 0, unstarted: 2 });
    }
  });

  it('because it says what makes no sense is killed', async () => {
    const nonsense = "new (require('node:net').Socket)({ fd: 3 }).write('nonsense, in more than eight bytes')";
    const maker = makerWith({ args: ['--eval', `${nonsense}; setInterval(() => undefined, 1000)`] });
    await expect(maker.make(await jpegOf(300, 300), RULES)).rejects.toThrow(ImageNotMadeError);
    expect(maker.figures).toEqual({ started: 2, crashed: 2, slow: 0, unstarted: 0 });
  });
});

async function threadsOf(pid: number): Promise<number[]> {
  return (await readdir(`/proc/${pid}/task`)).map(Number);
}
