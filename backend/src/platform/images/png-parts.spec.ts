import { crc32, deflateSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import sharp from 'sharp';
import { picture, pngOf } from './image-samples.js';
import { seenParts } from './png-parts.js';
import { processImage } from './process-image.js';

/** The signature, and the chunk with the picture's size. */
const BEGINNING = 8 + 12 + 13;

function part(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

const withParts = (png: Buffer, ...parts: Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, BEGINNING), ...parts, png.subarray(BEGINNING)]);

const named = (name: string, data: Buffer): Buffer => Buffer.concat([Buffer.from(name), data]);

const words = part('tEXt', Buffer.from('Comment\0Hola'));

it('words are left out, wherever they stand, and nothing else', async () => {
  const png = await pngOf(60, 40);
  const end = png.subarray(-12);
  const among = Buffer.concat([withParts(png, words, words).subarray(0, -12), words, end]);
  expect(seenParts(among)).toEqual(png);
  expect(seenParts(png)).toBe(png);
});

it.each(['zTXt', 'iTXt', 'sPLT', 'tIME', 'hIST', 'acTL', 'fdAT', 'quer'])('%s is not seen', async (name) => {
  const png = await pngOf(60, 40);
  expect(seenParts(withParts(png, part(name, Buffer.alloc(20))))).toEqual(png);
});

it('how a picture lies and which colours it means are kept, said once', async () => {
  const png = await picture(60, 40).withMetadata({ orientation: 6 }).withIccProfile('p3').png().toBuffer();
  expect(seenParts(png)).toBe(png);
  const { autoOrient, hasProfile } = await sharp(seenParts(withParts(png, words))).metadata();
  expect([autoOrient, hasProfile]).toEqual([{ width: 40, height: 60 }, true]);
  const profile = part('iCCP', Buffer.alloc(20));
  expect(seenParts(withParts(png, profile, profile))).not.toEqual(withParts(png, profile, profile));
});

it('a part that a decoder has to know is left to the decoder', async () => {
  const strange = withParts(await pngOf(60, 40), part('QUER', Buffer.alloc(4)));
  expect(seenParts(strange)).toBe(strange);
});

it.each([0, 1, 7, 11, 12, 23])('%i bytes of a part are left to the decoder', async (length) => {
  const png = await pngOf(60, 40);
  const broken = Buffer.concat([png.subarray(0, BEGINNING), words.subarray(0, length)]);
  expect(seenParts(broken)).toEqual(broken);
});

it('words are not inflated', async () => {
  const bomb = part('zTXt', named('k\0\0', deflateSync(Buffer.alloc(30_000_000, 'a'))));
  const png = withParts(await pngOf(600, 400), ...Array.from({ length: 30 }, () => bomb));
  const before = process.resourceUsage().maxRSS;
  expect(await processImage(png, { widths: [320] })).toMatchObject({ width: 320 });
  expect(process.resourceUsage().maxRSS - before).toBeLessThan(250_000);
});
