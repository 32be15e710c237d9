import { availableParallelism } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import { openBmp } from './bmp.js';
import { Gate } from './gate.js';
import {
  DamagedImageError,
  ImageTooLongError,
  ImageTooSmallError,
  NotAnImageError,
  TooManyPixelsError,
} from './image.errors.js';
import { formatOf } from './image-format.js';
import { seenParts } from './png-parts.js';

/** The requirements of a use of pictures, and the files to make. */
export interface ImageRules {
  /** Smallest accepted size after orientation. Without it every size is accepted. */
  min?: { width: number; height: number };
  /** Widths to make, in ascending order. None is wider than the upload. */
  widths: readonly number[];
  /**
   * Widths of the cropped middle, two wide to three high, for upright windows. They only show the middle, and get it
   * sharp in fewer bytes. Not made for a narrow picture.
   */
  portrait?: readonly number[];
  /**
   * Whether AVIF is made beside WebP. It is made in every width, because browsers choose the format first, or in none
   * when it is not smaller.
   */
  avif?: boolean;
  /** Whether a JPEG for link previews is made. Chat apps show no other format. */
  preview?: boolean;
  /** Whether transparency is kept. Otherwise the page's background fills it. */
  alpha?: boolean;
}

/** One file made from an upload. */
export interface ImageFile {
  width: number;
  type: 'image/webp' | 'image/avif' | 'image/jpeg';
  /** Absent if the file shows the whole picture. */
  crop?: 'portrait';
  bytes: Buffer;
}

export interface ProcessedImage {
  /** Size of the largest file after orientation, in pixels. */
  width: number;
  height: number;
  /** Average colour as '#rrggbb'. */
  placeholder: string;
  files: ImageFile[];
}

/** An upload whose header was read: its size after orientation, and a function that decodes its pixels. */
interface Measured {
  width: number;
  height: number;
  pixels: () => Sharp;
}

/** The decoded upload, oriented and scaled to the largest width. All files are made from it. */
interface Pixels {
  data: Buffer;
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** Most pixels that are decoded. */
export const MAX_PIXELS = 40_000_000;

/** An upload with more pixels takes every place of the gate, because decoding it can use a quarter of a gigabyte. */
const LARGE_PIXELS = 12_000_000;

/** The page's background (`--bg` of the stylesheets), put under transparent pixels when transparency is not kept. */
const GROUND = '#faf7f2';

/**
 * Width of link previews, in pixels: enough for every chat app. Their files stay under 300 KB, because some apps show
 * no larger ones.
 */
const PREVIEW_SIZE = 1200;
const PREVIEW_MAX_BYTES = 300_000;

/** Aspect ratio of the cropped middle: the visible part of a cover on phones and upright tablets. */
const PORTRAIT = 2 / 3;

/** At most three, so that one of libuv's four threads can decode the next upload. */
const gate = new Gate(Math.min(3, Math.max(2, availableParallelism())));

sharp.concurrency(1);
sharp.cache(false);

/**
 * Makes the files of a picture. Runs in the process that `ImageMaker` keeps for it.
 * @param onBegin called when its turn has come
 * @throws NotAnImageError, UnsupportedBmpError, DamagedImageError, TooManyPixelsError, ImageTooSmallError, ImageTooLongError
 */
export async function processImage(
  bytes: Buffer,
  rules: ImageRules,
  onBegin: () => void = () => undefined,
): Promise<ProcessedImage> {
  const { width, height, pixels } = await measure(bytes);
  const { min } = rules;
  if (min && (width < min.width || height < min.height)) throw new ImageTooSmallError(min.width, min.height);
  refuseStrip(width, height, rules);
  const places = width * height > LARGE_PIXELS ? Infinity : 1;
  return gate.run(async () => {
    onBegin();
    return encodeAll(await decode(pixels(), rules), rules);
  }, places);
}

/** What a picture is kept within: no use shows more than twice the width in height, and WebP has a limit. */
const boundsOf = ({ widths }: ImageRules): { width: number; height: number } => {
  const widest = Math.max(...widths);
  return { width: widest, height: widest * 2 };
};

/** Fewest pixels of a side that are kept, where the use has no smallest size. */
const LEAST_KEPT = 50;

/**
 * Refuses a picture that would be kept as a strip. Wide logos and panoramas are kept smaller than an upload may be, but not
 * smaller than half of that.
 */
function refuseStrip(width: number, height: number, rules: ImageRules): void {
  const bounds = boundsOf(rules);
  const scale = Math.min(1, bounds.width / width, bounds.height / height);
  const kept = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const least = (min?: number): number => (min === undefined ? LEAST_KEPT : min / 2);
  const isStrip = kept.width < least(rules.min?.width) || kept.height < least(rules.min?.height);
  if (scale < 1 && isStrip) throw new ImageTooLongError(kept.width, kept.height);
}

/** Reads only the header. */
async function measure(upload: Buffer): Promise<Measured> {
  const format = formatOf(upload);
  if (!format) throw new NotAnImageError();
  if (format === 'bmp') return measureBmp(upload);
  const bytes = format === 'png' ? seenParts(upload) : upload;
  const header = await sharp(bytes, { limitInputPixels: false }).metadata().catch(damaged);
  if (header.format !== format) throw new NotAnImageError();
  if (header.width * header.height > MAX_PIXELS) throw new TooManyPixelsError(MAX_PIXELS);
  const pixels = (): Sharp => sharp(bytes, { failOn: 'warning', limitInputPixels: MAX_PIXELS }).autoOrient();
  return { ...header.autoOrient, pixels };
}

function measureBmp(bytes: Buffer): Measured {
  const bmp = openBmp(bytes);
  const { width, height } = bmp;
  const pixels = (): Sharp => sharp(bmp.decode(), { raw: { width, height, channels: 4 } });
  return { width, height, pixels };
}

async function decode(image: Sharp, rules: ImageRules): Promise<Pixels> {
  const shown = rules.alpha ? image : image.flatten({ background: GROUND });
  const { data, info } = await shown
    .resize({ ...boundsOf(rules), fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(damaged);
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

/**
 * Encodes one file after the other: two uploads at once already use two cores, and each needs memory for one picture
 * only.
 */
async function encodeAll(pixels: Pixels, rules: ImageRules): Promise<ProcessedImage> {
  const { width, height } = pixels.raw;
  const files = await encodeWidths(pixels, rules.widths, rules);
  if (rules.portrait && width > height * PORTRAIT) {
    const middle = await encodeWidths(await middleOf(pixels), rules.portrait, rules);
    files.push(...middle.map((file) => ({ ...file, crop: 'portrait' as const })));
  }
  if (rules.preview) files.push(await toPreview(pixels));
  return { width, height, placeholder: await averageColour(pixels), files };
}

/** Makes WebP in each width, and AVIF when asked and when it is smaller. */
async function encodeWidths(pixels: Pixels, wished: readonly number[], { avif }: ImageRules): Promise<ImageFile[]> {
  const widths = widthsFor(pixels.raw.width, wished);
  const webp = await encodeEach(widths, 'image/webp', (width) => toWebp(pixels, width));
  if (!avif) return webp;
  const smaller = await encodeEach(widths, 'image/avif', (width) => toAvif(pixels, width));
  return totalSize(smaller) < totalSize(webp) ? [...webp, ...smaller] : webp;
}

async function middleOf({ data, raw }: Pixels): Promise<Pixels> {
  const width = Math.max(1, Math.round(raw.height * PORTRAIT));
  const left = Math.floor((raw.width - width) / 2);
  const middle = sharp(data, { raw }).extract({ left, top: 0, width, height: raw.height });
  return { data: await middle.raw().toBuffer(), raw: { ...raw, width } };
}

async function encodeEach(
  widths: number[],
  type: ImageFile['type'],
  encode: (width: number) => Promise<Buffer>,
): Promise<ImageFile[]> {
  const files: ImageFile[] = [];
  for (const width of widths) files.push({ width, type, bytes: await encode(width) });
  return files;
}

const totalSize = (files: ImageFile[]): number => files.reduce((sum, { bytes }) => sum + bytes.length, 0);

/**
 * The wished widths that are clearly narrower than the picture, and the picture's own width, or the largest wished
 * width when the picture is wider.
 */
const widthsFor = (own: number, wished: readonly number[]): number[] => {
  const widest = Math.min(own, Math.max(...wished));
  return [...wished.filter((width) => width < widest * 0.9), widest];
};

const scaled = ({ data, raw }: Pixels, width: number): Sharp => sharp(data, { raw }).resize({ width });

/** WebP of effort 2: more effort takes longer and gains almost nothing. */
const toWebp = (pixels: Pixels, width: number): Promise<Buffer> =>
  scaled(pixels, width).webp({ quality: 80, effort: 2 }).toBuffer();

/**
 * Narrow files get more effort and less quality: phones wait for them, and hide more loss, because they show two or
 * three pixels where a desktop shows one. For wide files the effort would take a second and save a tenth of the size.
 */
const toAvif = (pixels: Pixels, width: number): Promise<Buffer> =>
  scaled(pixels, width)
    .avif(width <= 1200 ? { quality: 45, effort: 1 } : { quality: 55, effort: 0 })
    .toBuffer();

async function toPreview({ data, raw }: Pixels): Promise<ImageFile> {
  const image = sharp(data, { raw })
    .resize({ width: PREVIEW_SIZE, height: PREVIEW_SIZE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: GROUND });
  const fine = await image.clone().jpeg({ quality: 80 }).toBuffer({ resolveWithObject: true });
  const small = fine.data.length <= PREVIEW_MAX_BYTES;
  return {
    width: fine.info.width,
    type: 'image/jpeg',
    bytes: small ? fine.data : await image.jpeg({ quality: 50 }).toBuffer(),
  };
}

async function averageColour({ data, raw }: Pixels): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await sharp(data, { raw })
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function damaged(): never {
  throw new DamagedImageError();
}
