import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib';

/** How far back deflate refers, in bytes. */
const WINDOW = 32 * 1024;

/** Ends a piece of a stream at a whole byte, so that another piece can follow. */
const OPEN = { finishFlush: constants.Z_SYNC_FLUSH };

/** The first ten bytes of a gzip stream: its mark, deflate, no name, no time, made on Unix. */
const GZIP = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);

/** A long part that many texts have, such as the styles in every page. It is compressed once. */
export class SteadyPart {
  readonly bytes: Buffer;
  /** Its piece of a stream. It refers to nothing before it. */
  readonly deflated: Buffer;
  /** What comes after it may refer to it. */
  readonly dictionary: Buffer;

  constructor(text: string) {
    this.bytes = Buffer.from(text);
    this.deflated = deflateRawSync(this.bytes, { ...OPEN, level: constants.Z_BEST_COMPRESSION });
    this.dictionary = this.bytes.subarray(-WINDOW);
  }
}

/** Where a body has a steady part, in bytes. */
export interface SteadyPlace {
  part: SteadyPart;
  at: number;
}

/** A body as gzip. Only what is around its steady part is compressed now. */
export async function gzipAround(body: Buffer, { part, at }: SteadyPlace): Promise<Buffer> {
  const rest = body.subarray(at + part.bytes.length);
  const end = Buffer.alloc(8);
  end.writeUInt32LE(crc32(body), 0);
  end.writeUInt32LE(body.length, 4);
  return Buffer.concat([
    GZIP,
    deflateRawSync(body.subarray(0, at), OPEN),
    part.deflated,
    await promisify(deflateRaw)(rest, { dictionary: part.dictionary }),
    end,
  ]);
}
