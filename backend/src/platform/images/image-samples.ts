import sharp, { type Sharp } from 'sharp';

/* Pictures for tests: four quarters of known colours, so that a wrong orientation, a swapped channel or a lost row is
   visible. */

export const TOP_LEFT = [200, 40, 30] as const;
export const TOP_RIGHT = [40, 160, 60] as const;
export const BOTTOM_LEFT = [40, 70, 190] as const;
export const BOTTOM_RIGHT = [230, 190, 60] as const;

type Colour = readonly [number, number, number];

/** Raw RGB of the four quarters. */
function quarters(width: number, height: number): Buffer {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) pixels.set(colourAt(x, y, width, height), (y * width + x) * 3);
  }
  return pixels;
}

/** The four quarters, to be encoded in any format. */
export const picture = (width: number, height: number): Sharp =>
  sharp(quarters(width, height), { raw: { width, height, channels: 3 } });

export const jpegOf = (width: number, height: number): Promise<Buffer> =>
  picture(width, height).jpeg({ quality: 95 }).toBuffer();

export const pngOf = (width: number, height: number): Promise<Buffer> => picture(width, height).png().toBuffer();

interface BmpOptions {
  depth?: 1 | 4 | 8 | 16 | 24 | 32;
  /** Whether rows are stored from the top, as a negative height says. */
  topDown?: boolean;
  /** Length of the second header: 40, or 108 and 124 in files of newer programs. */
  headerSize?: 40 | 108 | 124;
  /** Number of bytes between the headers and the pixels. */
  gap?: number;
  compression?: number;
}

/** The four quarters as an uncompressed BMP. */
export function bmpOf(width: number, height: number, options: BmpOptions = {}): Buffer {
  const { depth = 24, topDown = false, headerSize = 40, gap = 0, compression = 0 } = options;
  const palette =
    depth <= 8
      ? Buffer.concat(PALETTE.slice(0, 1 << depth).map(([r, g, b]) => Buffer.from([b, g, r, 0])))
      : Buffer.alloc(0);
  const pixels = Buffer.concat(rowsOf(width, height, depth, topDown));
  const head = Buffer.alloc(14 + headerSize);
  head.write('BM');
  head.writeUInt32LE(head.length + palette.length + gap + pixels.length, 2);
  head.writeUInt32LE(head.length + palette.length + gap, 10);
  head.writeUInt32LE(headerSize, 14);
  head.writeInt32LE(width, 18);
  head.writeInt32LE(topDown ? -height : height, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(depth, 28);
  head.writeUInt32LE(compression, 30);
  head.writeUInt32LE(palette.length / 4, 46);
  return Buffer.concat([head, palette, Buffer.alloc(gap, 0xee), pixels]);
}

const PALETTE: Colour[] = [TOP_LEFT, TOP_RIGHT, BOTTOM_LEFT, BOTTOM_RIGHT];

function rowsOf(width: number, height: number, depth: number, topDown: boolean): Buffer[] {
  const rows = Array.from({ length: height }, (_, y) => rowOf(width, height, depth, y));
  return topDown ? rows : rows.reverse();
}

function rowOf(width: number, height: number, depth: number, y: number): Buffer {
  const row = Buffer.alloc(Math.ceil((width * depth) / 32) * 4);
  for (let x = 0; x < width; x++) {
    const colour = colourAt(x, y, width, height);
    const [red, green, blue] = colour;
    if (depth === 16) row.writeUInt16LE(((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3), x * 2);
    else if (depth >= 24) row.set([blue, green, red], (x * depth) / 8);
    else putIndex(row, x, depth, PALETTE.indexOf(colour) % (1 << depth));
  }
  return row;
}

/** Writes a palette index. Several indexes share a byte; the first is in the high bits. */
function putIndex(row: Buffer, x: number, depth: number, index: number): void {
  const bit = x * depth;
  row[bit >> 3] = (row[bit >> 3] ?? 0) | (index << (8 - depth - (bit & 7)));
}

function colourAt(x: number, y: number, width: number, height: number): Colour {
  if (y < height / 2) return x < width / 2 ? TOP_LEFT : TOP_RIGHT;
  return x < width / 2 ? BOTTOM_LEFT : BOTTOM_RIGHT;
}
