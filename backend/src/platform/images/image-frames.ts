/** Most bytes of a frame's head and of its body. Both ends check them before they allocate memory. */
const MOST_HEAD = 64 * 1024;
const MOST_BODY = 64 * 1024 * 1024;

/** The shortest JSON of an object. */
const LEAST_HEAD = 2;

/** Two lengths of four bytes each: of the head and of the body. */
const LENGTHS = 8;

const NOTHING = Buffer.alloc(0);

/** The bytes before a body: the lengths, and the head as JSON. The body follows unchanged, so no picture is copied. */
export function frameHead(head: object, bodyLength = 0): Buffer {
  const json = Buffer.from(JSON.stringify(head));
  const lengths = Buffer.alloc(LENGTHS);
  lengths.writeUInt32BE(json.length, 0);
  lengths.writeUInt32BE(bodyLength, 4);
  return Buffer.concat([lengths, json]);
}

/** Assembles frames from arriving chunks. */
export class FrameReader {
  private part: 'lengths' | 'head' | 'body' = 'lengths';
  private wanted: Buffer = Buffer.allocUnsafeSlow(LENGTHS);
  private filled = 0;
  private bodyLength = 0;
  private head: unknown;

  /** @param hear gets each frame; its body has its own memory */
  constructor(private readonly hear: (head: unknown, body: Buffer) => void) {}

  /**
   * Takes the next chunk.
   * @throws Error when a frame has an impossible length, or its head is not JSON
   */
  push(piece: Buffer): void {
    let at = 0;
    while (at < piece.length) {
      const end = Math.min(piece.length, at + this.wanted.length - this.filled);
      this.filled += piece.copy(this.wanted, this.filled, at, end);
      at = end;
      if (this.filled === this.wanted.length) this.advance();
    }
  }

  private advance(): void {
    const whole = this.wanted;
    if (this.part === 'lengths') {
      this.bodyLength = bounded(whole.readUInt32BE(4), 0, MOST_BODY);
      this.await('head', bounded(whole.readUInt32BE(0), LEAST_HEAD, MOST_HEAD));
    } else if (this.part === 'head' && this.bodyLength > 0) {
      this.head = JSON.parse(whole.toString());
      this.await('body', this.bodyLength);
    } else {
      const head: unknown = this.part === 'head' ? JSON.parse(whole.toString()) : this.head;
      const body = this.part === 'head' ? NOTHING : whole;
      this.await('lengths', LENGTHS);
      this.hear(head, body);
    }
  }

  private await(part: 'lengths' | 'head' | 'body', length: number): void {
    this.part = part;
    this.wanted = Buffer.allocUnsafeSlow(length);
    this.filled = 0;
  }
}

function bounded(length: number, least: number, most: number): number {
  if (length < least || length > most) throw new Error('a frame has an impossible length');
  return length;
}
