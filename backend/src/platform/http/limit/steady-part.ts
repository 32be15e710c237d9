import { createHash } from 'node:crypto';
import { constants, crc32, deflateRawSync } from 'node:zlib';

/** How far back deflate refers, in bytes. */
const WINDOW = 32 * 1024;

/** Ends a piece of a stream at a whole byte, so that another piece can follow. */
const OPEN = { finishFlush: constants.Z_SYNC_FLUSH };

/** As small as with zlib's own level, 6, in a tenth less time: pages are short. */
const ENOUGH = 5;

/** The first ten bytes of a gzip stream: its mark, deflate, no name, no time, made on Unix. */
const GZIP = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);

/** A long part that many texts have, such as the styles in every page. It is compressed once. */
export class SteadyPart {
  readonly bytes: Buffer;
  /** Its piece of a stream. It refers to nothing before it. */
  readonly deflated: Buffer;
  /** What comes after it may refer to it. */
  readonly dictionary: Buffer;
  /** What stands for it where a body is summed up. */
  readonly digest: Buffer;

  constructor(text: string) {
    this.bytes = Buffer.from(text);
    this.deflated = deflateRawSync(this.bytes, { ...OPEN, level: constants.Z_BEST_COMPRESSION });
    this.dictionary = this.bytes.subarray(-WINDOW);
    this.digest = createHash('sha256').update(this.bytes).digest();
  }
}

/** A text with a steady part between what is its own, which is never put together with it. */
export interface AroundSteady {
  before: string;
  part: SteadyPart;
  after: string;
}

/** Where a body has a steady part, in bytes. */
export interface SteadyPlace {
  part: SteadyPart;
  at: number;
}

/** A body as what is before its steady part, the part itself, which takes no more memory, and what is after it. */
export function cutAround(body: Buffer, { part, at }: SteadyPlace): Buffer[] {
  return [body.subarray(0, at), part.bytes, body.subarray(at + part.bytes.length)];
}

/**
 * A body as gzip, in pieces. Only what is around its steady part is compressed now; the part's own piece is that of all. It is
 * done at once: waking another thread for it takes as long as half of the work.
 */
export function gzipAround(body: readonly Buffer[], part: SteadyPart): Buffer[] {
  const [before = NOTHING, , after = NOTHING] = body;
  const end = Buffer.alloc(8);
  end.writeUInt32LE(
    body.reduce((sum, piece) => crc32(piece, sum), 0),
    0,
  );
  end.writeUInt32LE(
    body.reduce((sum, { length }) => sum + length, 0),
    4,
  );
  const rest = deflateRawSync(after, { dictionary: part.dictionary, level: ENOUGH });
  return [Buffer.concat([GZIP, deflateRawSync(before, OPEN)]), part.deflated, Buffer.concat([rest, end])];
}

const NOTHING = Buffer.alloc(0);
