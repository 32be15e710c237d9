import { describe, expect, it } from '@jest/globals';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { BOTTOM_LEFT, BOTTOM_RIGHT, bmpOf, jpegOf, picture, pngOf, TOP_LEFT, TOP_RIGHT } from './image-samples.js';
import {
  DamagedImageError,
  ImageTooLongError,
  ImageTooSmallError,
  NotAnImageError,
  TooManyPixelsError,
  UnsupportedBmpError,
} from './image.errors.js';
import { processImage, type ImageFile, type ImageRules, type ProcessedImage } from './process-image.js';

const RULES: ImageRules = { widths: [160, 320, 480] };

describe('processImage', () => {
  describe('what it makes', () => {
    it.each([
      ['JPG', () => jpegOf(600, 400)],
      ['progressive JPG', () => picture(600, 400).jpeg({ progressive: true }).toBuffer()],
      ['PNG', () => pngOf(600, 400)],
      ['PNG with a palette', () => picture(600, 400).png({ palette: true }).toBuffer()],
      ['PNG of 16 bits', () => picture(600, 400).toColourspace('rgb16').png().toBuffer()],
      ['BMP', () => Promise.resolve(bmpOf(600, 400))],
    ])('takes a %s and gives WebP in each width', async (_, make) => {
      const made = await processImage(await make(), RULES);
      expect(made).toMatchObject({ width: 480, height: 320 });
      expect(made.files.map(({ width, type }) => [width, type])).toEqual(
        [160, 320, 480].map((width) => [width, 'image/webp']),
      );
      for (const file of made.files) expect(await sizeOf(file)).toEqual([file.width, Math.round((file.width * 2) / 3)]);
      await expectUpright(made, 30);
    });

    it('takes the four colours of a printer’s JPG for what they show', async () => {
      const printed = await picture(600, 400).toColourspace('cmyk').jpeg().toBuffer();
      await expectUpright(await processImage(printed, RULES), 60);
    });

    it('never scales up, and leaves out a width that is nearly the picture’s own', async () => {
      const made = await processImage(await pngOf(330, 330), RULES);
      expect(made.files.map(({ width }) => width)).toEqual([160, 330]);
      expect(await widthsOf(await pngOf(100, 80))).toEqual([100]);
      expect(await widthsOf(await pngOf(1, 1))).toEqual([1]);
    });

    it('gives AVIF in every width beside WebP where asked, if it is smaller', async () => {
      const { files } = await processImage(await blurredNoise(700, 350), { widths: [320, 640], avif: true });
      const [webp, avif] = [filesOf(files, 'image/webp'), filesOf(files, 'image/avif')];
      expect(avif.map(({ width }) => width)).toEqual(webp.map(({ width }) => width));
      for (const { bytes } of avif) expect((await sharp(bytes).metadata()).format).toBe('heif');
      const sizes = [avif, webp].map((made) => made.reduce((sum, { bytes }) => sum + bytes.length, 0));
      expect(sizes[0]).toBeLessThan(sizes[1] ?? 0);
      const flat = await processImage(await pngOf(16, 16), { widths: [320, 640], avif: true });
      expect(filesOf(flat.files, 'image/avif')).toEqual([]);
    });

    it('gives the middle alone, two to three, where asked', async () => {
      const made = await processImage(await jpegOf(900, 300), { widths: [320], portrait: [80, 160], avif: true });
      const middle = made.files.filter(({ crop }) => crop === 'portrait');
      expect(made).toMatchObject({ width: 320, height: 107 });
      expect(middle.map(({ width }) => width)).toEqual(expect.arrayContaining([71]));
      for (const file of filesOf(middle, 'image/webp')) {
        expect(await sizeOf(file)).toEqual([file.width, Math.round(file.width * 1.5)]);
        await expectUpright({ ...made, files: [file] }, 40);
      }
    });

    it('gives no wider middle than asked, and none of a picture as narrow itself', async () => {
      const widths = async (width: number, height: number): Promise<number[]> => {
        const { files } = await processImage(await jpegOf(width, height), { widths: [600], portrait: [80, 160] });
        return files.flatMap((file) => (file.crop ? [file.width] : []));
      };
      expect(await widths(600, 400)).toEqual([80, 160]);
      expect(await widths(400, 600)).toEqual([]);
    });

    it('gives a JPEG for link previews under 300 KB', async () => {
      const noisy = await sharp({
        create: {
          width: 1600,
          height: 900,
          channels: 3,
          background: '#888',
          noise: { type: 'gaussian', mean: 128, sigma: 25 },
        },
      })
        .png()
        .toBuffer();
      const preview = await previewOf(noisy);
      expect(preview.bytes.length).toBeLessThan(300_000);
      expect(await sizeOf(preview)).toEqual([1200, 675]);
      expect(preview.width).toBe(1200);
      expect((await previewOf(await jpegOf(500, 500))).width).toBe(500);
    });

    it('keeps transparency where asked and lays the page’s ground under it elsewhere', async () => {
      const logo = await sharp({
        create: { width: 300, height: 100, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
      })
        .png()
        .toBuffer();
      const kept = await processImage(logo, { widths: [200], alpha: true });
      expect((await pixelAt(kept, 0.5, 0.5))[3]).toBe(0);
      const laid = await processImage(logo, { widths: [200] });
      expectNear(await pixelAt(laid, 0.5, 0.5), [250, 247, 242], 1);
    });

    it('tells the average colour', async () => {
      const red = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#8a3b2a' } })
        .png()
        .toBuffer();
      expect((await processImage(red, RULES)).placeholder).toBe('#8a3b2a');
      const grey = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#808080' } })
        .toColourspace('b-w')
        .png()
        .toBuffer();
      expect((await processImage(grey, RULES)).placeholder).toBe('#808080');
    });
  });

  describe('what it drops', () => {
    it('applies the orientation and drops all metadata, the place it was taken included', async () => {
      const upright = await picture(400, 600).rotate(270).jpeg().toBuffer();
      const taken = await sharp(upright)
        .withMetadata({ orientation: 6 })
        .withExifMerge({ IFD0: { Make: 'Cámara' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 26/1 0/1' } })
        .jpeg()
        .toBuffer();
      expect(await sharp(taken).metadata()).toMatchObject({
        width: 600,
        height: 400,
        orientation: 6,
        exif: expect.any(Buffer),
      });
      const made = await processImage(taken, { ...RULES, avif: true, preview: true });
      expect(made).toMatchObject({ width: 400, height: 600 });
      await expectUpright(made, 12);
      for (const { bytes } of made.files) {
        const metadata = await sharp(bytes).metadata();
        expect(metadata).toMatchObject({ hasProfile: false });
        expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.orientation]).toEqual([
          undefined,
          undefined,
          undefined,
          undefined,
        ]);
      }
    });

    it('measures the smallest size after orientation', async () => {
      const lying = await picture(500, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer();
      await expect(processImage(lying, { ...RULES, min: { width: 200, height: 500 } })).resolves.toBeDefined();
      await expect(processImage(lying, { ...RULES, min: { width: 500, height: 200 } })).rejects.toThrow(
        ImageTooSmallError,
      );
    });

    it('leaves nothing of what hides behind the picture', async () => {
      const polyglot = Buffer.concat([await jpegOf(300, 300), Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]);
      const { files } = await processImage(polyglot, { ...RULES, preview: true });
      for (const { bytes } of files) expect(bytes.includes('script')).toBe(false);
    });
  });

  describe('what it refuses', () => {
    it.each([
      ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>')],
      ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
      ['text that begins as a BMP does', () => Buffer.from(`BMW ${'es una marca de autos. '.repeat(10)}`)],
      ['PDF', () => Buffer.from('%PDF-1.7\n')],
      ['GIF', () => picture(300, 300).gif().toBuffer()],
      ['WebP', () => picture(300, 300).webp().toBuffer()],
      ['AVIF', () => picture(64, 64).avif({ effort: 0 }).toBuffer()],
      ['TIFF', () => picture(300, 300).tiff().toBuffer()],
      ['nothing', () => Buffer.alloc(0)],
    ])('%s, by its content', async (_, make) => {
      await expect(processImage(await make(), RULES)).rejects.toThrow(NotAnImageError);
    });

    it.each([0.3, 0.7, 0.95])('a JPG cut after %d of its length', async (part) => {
      const whole = await jpegOf(600, 400);
      await expect(processImage(whole.subarray(0, whole.length * part), RULES)).rejects.toThrow(DamagedImageError);
    });

    it('a JPG, PNG or BMP without its last bytes', async () => {
      for (const whole of [await jpegOf(600, 400), await pngOf(600, 400), bmpOf(600, 400)]) {
        await expect(processImage(whole.subarray(0, -20), RULES)).rejects.toThrow(DamagedImageError);
      }
    });

    it('bytes that only begin as an image does', async () => {
      const beginnings = [
        [0xff, 0xd8, 0xff],
        [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
        [0x42, 0x4d],
      ];
      for (const beginning of beginnings) {
        await expect(processImage(Buffer.from(beginning), RULES)).rejects.toThrow(DamagedImageError);
        await expect(
          processImage(Buffer.concat([Buffer.from(beginning), Buffer.alloc(500, 1)]), RULES),
        ).rejects.toThrow(/dañada|Solo se aceptan/);
      }
    });

    it('a PNG with a broken check sum', async () => {
      const png = await pngOf(300, 300);
      png.writeUInt8(png.readUInt8(png.length - 30) ^ 0xff, png.length - 30);
      await expect(processImage(png, RULES)).rejects.toThrow(DamagedImageError);
    });

    it('an image smaller than its use asks for, in words', async () => {
      const rules = { ...RULES, min: { width: 250, height: 250 } };
      await expect(processImage(await pngOf(250, 249), rules)).rejects.toThrow(
        'La imagen debe medir al menos 250×250 píxeles.',
      );
      await expect(processImage(await pngOf(249, 250), rules)).rejects.toThrow(ImageTooSmallError);
      await expect(processImage(await pngOf(250, 250), rules)).resolves.toBeDefined();
    });

    it('a picture that would be kept as a strip, whatever its own size', async () => {
      const widths = [160, 800];
      const cover = { ...RULES, widths, min: { width: 1440, height: 350 } };
      await expect(processImage(await pngOf(20_000, 400), cover)).rejects.toThrow('quedaría de 800×16 píxeles');
      await expect(processImage(await pngOf(20_000, 800), { widths })).rejects.toThrow(ImageTooLongError);
      await expect(processImage(await pngOf(90, 60), { widths })).resolves.toBeDefined();
      await expect(
        processImage(await pngOf(2_400, 800), { widths, min: { width: 300, height: 300 } }),
      ).resolves.toMatchObject({ width: 800, height: 267 });
    });

    it('decompression bombs, before decoding them', async () => {
      const bomb = await pngOf(10, 10);
      bomb.writeUInt32BE(30_000, 16);
      bomb.writeUInt32BE(30_000, 20);
      await expect(processImage(withHeaderCheckSum(bomb), RULES)).rejects.toThrow(TooManyPixelsError);
      const blank = sharp({ create: { width: 8_000, height: 5_001, channels: 3, background: '#fff' } });
      await expect(processImage(await blank.png({ compressionLevel: 1 }).toBuffer(), RULES)).rejects.toThrow(
        TooManyPixelsError,
      );
      const bmp = bmpOf(10, 10);
      bmp.writeInt32LE(30_000, 18);
      bmp.writeInt32LE(-30_000, 22);
      await expect(processImage(bmp, RULES)).rejects.toThrow(TooManyPixelsError);
    });
  });

  describe('BMP', () => {
    it.each([
      ['24 bits', { depth: 24 }],
      ['24 bits from the top', { depth: 24, topDown: true }],
      ['24 bits with a long header', { depth: 24, headerSize: 124 }],
      ['24 bits with a gap before the pixels', { depth: 24, gap: 10 }],
      ['32 bits', { depth: 32 }],
      ['32 bits with a long header whose masks do not count', { depth: 32, headerSize: 108 }],
      ['16 bits', { depth: 16 }],
      ['a palette of 8 bits', { depth: 8 }],
      ['a palette of 4 bits', { depth: 4 }],
    ] as const)('of %s, also of odd width', async (_, options) => {
      for (const width of [200, 203, 201]) {
        const made = await processImage(bmpOf(width, 100, options), { widths: [300] });
        expect(made).toMatchObject({ width, height: 100 });
        await expectUpright(made, 12);
      }
    });

    it('of two colours', async () => {
      const made = await processImage(bmpOf(90, 60, { depth: 1 }), { widths: [300] });
      expectNear(await pixelAt(made, 0.25, 0.25), TOP_LEFT, 12);
      expectNear(await pixelAt(made, 0.75, 0.75), TOP_RIGHT, 12);
    });

    it('that is compressed is refused with advice', async () => {
      await expect(processImage(bmpOf(64, 64, { depth: 8, compression: 1 }), RULES)).rejects.toThrow(
        UnsupportedBmpError,
      );
    });

    it('whose header lies is refused', async () => {
      const cases: [offset: number, value: number][] = [
        [10, 0xffff_fff0],
        [10, 20],
        [18, 400],
        [22, 400],
        [46, 5_000],
      ];
      for (const [offset, value] of cases) {
        const bmp = bmpOf(64, 64, { depth: 8 });
        bmp.writeUInt32LE(value, offset);
        await expect(processImage(bmp, RULES)).rejects.toThrow(/dañada|no se puede leer/);
      }
    });
  });
});

async function expectUpright(made: ProcessedImage, tolerance: number): Promise<void> {
  expectNear(await pixelAt(made, 0.25, 0.25), TOP_LEFT, tolerance);
  expectNear(await pixelAt(made, 0.75, 0.25), TOP_RIGHT, tolerance);
  expectNear(await pixelAt(made, 0.25, 0.75), BOTTOM_LEFT, tolerance);
  expectNear(await pixelAt(made, 0.75, 0.75), BOTTOM_RIGHT, tolerance);
}

function expectNear(actual: number[], expected: readonly number[], tolerance: number): void {
  const distance = Math.max(...expected.map((value, channel) => Math.abs(value - (actual[channel] ?? Infinity))));
  if (distance > tolerance) expect(actual).toEqual(expected);
}

/** The colour at a place of the widest WebP. The place is given in parts of its width and height. */
async function pixelAt({ files }: ProcessedImage, x: number, y: number): Promise<number[]> {
  const widest = files.findLast(({ type }) => type === 'image/webp');
  const { data, info } = await sharp(widest?.bytes).raw().toBuffer({ resolveWithObject: true });
  const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [...data.subarray(start, start + info.channels)];
}

async function sizeOf({ bytes }: ImageFile): Promise<[number, number]> {
  const { width, height } = await sharp(bytes).metadata();
  return [width, height];
}

async function widthsOf(bytes: Buffer): Promise<number[]> {
  return (await processImage(bytes, RULES)).files.map(({ width }) => width);
}

const filesOf = (files: ImageFile[], type: ImageFile['type']): ImageFile[] =>
  files.filter((file) => file.type === type);

/** A picture that compresses as badly as a photograph. */
const blurredNoise = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .blur(2)
    .normalise()
    .png()
    .toBuffer();

async function previewOf(bytes: Buffer): Promise<ImageFile> {
  const { files } = await processImage(bytes, { ...RULES, widths: [1600], preview: true });
  const previews = filesOf(files, 'image/jpeg');
  expect(previews).toHaveLength(1);
  return previews[0] as ImageFile;
}

/** Corrects the checksum of a PNG's first chunk after its size was changed. */
function withHeaderCheckSum(png: Buffer): Buffer {
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}
