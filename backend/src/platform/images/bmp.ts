import { decode } from 'bmp-ts';
import { DamagedImageError, NotAnImageError, TooManyPixelsError, UnsupportedBmpError } from './image.errors.js';

/** bmp-ts decodes pixel by pixel on the event loop. This many pixels take about a quarter of a second. */
const MAX_PIXELS = 12_000_000;

const FILE_HEADER = 14;
const INFO_HEADER = 40;
const MASKS = 12;
const HEADER_SIZES = [40, 52, 56, 108, 124];
const DEPTHS = [1, 4, 8, 16, 24, 32];
const UNCOMPRESSED = 0;
const BIT_FIELDS = 3;
const OPAQUE = 0xff;

/** A BMP whose header was checked. */
interface Bmp {
  width: number;
  height: number;
  /**
   * Four bytes for each pixel: red, green, blue, and an opaque alpha (the alpha of a BMP file is seldom intended).
   * @throws DamagedImageError
   */
  decode(): Buffer;
}

interface Header {
  /** Where the pixels begin in the file, in bytes. */
  offset: number;
  headerSize: number;
  width: number;
  height: number;
  depth: number;
  compression: number;
  /** Number of colours in the palette. */
  colors: number;
}

/**
 * Opens an uncompressed BMP, which sharp cannot read. The header is compared with the file's length first, because
 * bmp-ts allocates whatever a header claims.
 * @throws NotAnImageError, UnsupportedBmpError, DamagedImageError, TooManyPixelsError
 */
export function openBmp(bytes: Buffer): Bmp {
  const header = readHeader(bytes);
  const { width, height } = header;
  return { width, height, decode: () => decodePixels(bytes, header) };
}

function readHeader(bytes: Buffer): Header {
  if (bytes.length < FILE_HEADER + INFO_HEADER) throw new DamagedImageError();
  const depth = bytes.readUInt16LE(28);
  const declaredColors = bytes.readUInt32LE(46);
  const header: Header = {
    offset: bytes.readUInt32LE(10),
    headerSize: bytes.readUInt32LE(14),
    width: bytes.readInt32LE(18),
    height: Math.abs(bytes.readInt32LE(22)),
    depth,
    compression: bytes.readUInt32LE(30),
    colors: depth <= 8 ? declaredColors || 1 << depth : 0,
  };
  if (!HEADER_SIZES.includes(header.headerSize)) throw new NotAnImageError();
  if (!isPlain(header)) throw new UnsupportedBmpError();
  if (header.width * header.height > MAX_PIXELS) throw new TooManyPixelsError(MAX_PIXELS);
  if (header.offset < paletteEnd(header) || header.offset + rowBytes(header) * header.height > bytes.length) {
    throw new DamagedImageError();
  }
  return header;
}

function isPlain({ width, height, depth, compression, colors }: Header): boolean {
  const spelling = compression === UNCOMPRESSED || (compression === BIT_FIELDS && (depth === 16 || depth === 32));
  return width > 0 && height > 0 && DEPTHS.includes(depth) && spelling && colors <= 256;
}

/** Bytes of a row, which is padded to a multiple of four. */
const rowBytes = ({ width, depth }: Header): number => Math.ceil((width * depth) / 32) * 4;

const masksOf = ({ compression }: Header): number => (compression === BIT_FIELDS ? MASKS : 0);

/** In a plain header the masks follow the header; a longer header contains them. */
const paletteStart = (header: Header): number =>
  FILE_HEADER + Math.max(header.headerSize, INFO_HEADER + masksOf(header));

const paletteEnd = (header: Header): number => paletteStart(header) + header.colors * 4;

/** bmp-ts stops after the first row of an odd width at four bits. The padding has room for one more pixel. */
const decodedWidth = ({ width, depth }: Header): number => (depth === 4 ? width + (width % 2) : width);

/**
 * The same picture with the shortest header, a full palette and no gaps, which bmp-ts reads correctly. It ignores where
 * a header says that the pixels begin, and misreads the masks of a long header.
 */
function plainSpelling(bytes: Buffer, header: Header): Buffer {
  const head = Buffer.from(bytes.subarray(0, FILE_HEADER + INFO_HEADER + masksOf(header)));
  const fullPalette = header.depth <= 8 ? 1 << header.depth : 0;
  const palette = Buffer.alloc(fullPalette * 4);
  bytes.copy(palette, 0, paletteStart(header), paletteEnd(header));
  head.writeUInt32LE(INFO_HEADER, 14);
  head.writeInt32LE(decodedWidth(header), 18);
  head.writeUInt32LE(fullPalette, 46);
  return Buffer.concat([head, palette, bytes.subarray(header.offset)]);
}

function withoutLastColumn(pixels: Buffer, width: number, height: number): Buffer {
  const kept = Buffer.alloc(width * height * 4);
  for (let row = 0; row < height; row++) {
    const start = row * (width + 1) * 4;
    pixels.copy(kept, row * width * 4, start, start + width * 4);
  }
  return kept;
}

function decodePixels(bytes: Buffer, header: Header): Buffer {
  const { width, height } = header;
  // bmp-ts returns alpha, blue, green, red in every depth, unless it is asked for RGBA.
  const pixels = decodePlain(plainSpelling(bytes, header)).swap32();
  for (let alpha = 3; alpha < pixels.length; alpha += 4) pixels[alpha] = OPAQUE;
  return decodedWidth(header) > width ? withoutLastColumn(pixels, width, height) : pixels;
}

function decodePlain(bytes: Buffer): Buffer {
  try {
    return decode(bytes).data;
  } catch {
    throw new DamagedImageError();
  }
}
