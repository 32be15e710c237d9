import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { nodeArgs } from '../code-folder.js';
import { FrameReader, frameHead } from './image-frames.js';
import { CHANNEL, errorOf, pictureOf, type Order, type Reply } from './image-messages.js';
import type { ImageRules, ProcessedImage } from './process-image.js';

/** Time limits of the process, in milliseconds. */
export interface ImageLimits {
  /** For loading. */
  start: number;
  /** For a picture, from its turn on. */
  picture: number;
}

/** The arguments of `node`. */
export const IMAGE_PROCESS = nodeArgs('platform/images/image-child');

/** Why a process ended: it crashed, exceeded the time for a picture, or never started. */
export type Loss = 'crashed' | 'slow' | 'unstarted';

/** The process ended before the picture was made. */
export class ImageProcessLostError extends Error {
  /** @param isCause whether this picture is known to be the reason */
  constructor(
    readonly loss: Loss,
    readonly isCause: boolean,
  ) {
    super(`the process that makes pictures was lost: ${loss}`);
  }
}

/** A picture under way. */
interface Work {
  /** Resolves when nothing reads the picture's bytes any more. */
  written: Promise<void>;
  timer: NodeJS.Timeout | undefined;
  resolve: (made: ProcessedImage) => void;
  reject: (error: unknown) => void;
}

/** The environment of the process: no secret, and only what it needs. */
const ENVIRONMENT = {
  // Otherwise glibc keeps memory that encoders freed.
  MALLOC_TRIM_THRESHOLD_: '131072',
  // Large rotated pictures may be swapped to files there.
  TMPDIR: tmpdir(),
};

/** Most characters of its standard error that are kept for the log. */
const SAID = 1_000;

/** A running process that makes pictures (`image-child.ts`). Without work it does not keep the server alive. */
export class ImageProcess {
  /** Why it ended, unless it was stopped on purpose. */
  lost: Loss | undefined;
  private readonly child: ChildProcess;
  private readonly channel: Socket | undefined;
  private readonly work = new Map<number, Work>();
  private readonly reader = new FrameReader((head, body) => this.hear(head as Reply, body));
  private starting: NodeJS.Timeout | undefined;
  private count = 0;
  private said = '';
  private isOver = false;

  /** @param onLost called when it ended without being stopped, with its last words */
  constructor(
    private readonly limits: ImageLimits,
    private readonly onLost: (loss: Loss, said: string) => void,
    args: readonly string[],
  ) {
    // Standard output is the server's.
    this.child = spawn(process.execPath, args, { env: ENVIRONMENT, stdio: ['ignore', 'ignore', 'pipe', 'pipe'] });
    // Without room for another process there are no pipes.
    this.channel = this.child.stdio?.[CHANNEL] as Socket | undefined;
    this.starting = setTimeout(() => this.lose('unstarted'), limits.start);
    this.child.once('error', () => this.lose('unstarted'));
    this.child.once('close', () => this.lose(this.starting ? 'unstarted' : 'crashed'));
    this.child.stderr?.on('data', (piece: Buffer) => (this.said = (this.said + piece.toString()).slice(-SAID)));
    this.channel?.on('data', (piece: Buffer) => this.take(piece));
    this.channel?.on('error', () => undefined);
    this.channel?.once('close', () => this.child.kill('SIGKILL'));
    this.keepServer(false);
  }

  /** Its id, while it is loaded and running. */
  get pid(): number | undefined {
    return this.starting || this.isOver ? undefined : this.child.pid;
  }

  /**
   * Makes a picture. The bytes are not copied, and nothing reads them after this settles.
   * @throws what `processImage` throws, and ImageProcessLostError
   */
  async make(bytes: Buffer, rules: ImageRules): Promise<ProcessedImage> {
    if (this.isOver) throw new ImageProcessLostError('crashed', false);
    const id = ++this.count;
    const { promise, resolve, reject } = Promise.withResolvers<ProcessedImage>();
    const written = this.send({ id, rules }, bytes);
    this.work.set(id, { written, timer: undefined, resolve, reject });
    this.keepServer(true);
    if (!this.starting) this.watch(id);
    try {
      return await promise;
    } finally {
      clearTimeout(this.work.get(id)?.timer);
      this.work.delete(id);
      if (this.work.size === 0) this.keepServer(false);
      await written;
    }
  }

  /** Stops the process. It holds nothing that would be lost. */
  async end(): Promise<void> {
    this.isOver = true;
    clearTimeout(this.starting);
    const { exitCode, signalCode, pid } = this.child;
    if (exitCode !== null || signalCode !== null || pid === undefined) return;
    const ended = once(this.child, 'exit');
    // A command without other work would exit before it, and before its own output.
    this.keepServer(true);
    this.child.kill('SIGKILL');
    await ended;
  }

  private send(order: Order, bytes: Buffer): Promise<void> {
    const { channel } = this;
    if (!channel || channel.destroyed) return Promise.resolve();
    channel.write(frameHead(order, bytes.length));
    return new Promise((done) => channel.write(bytes, () => done()));
  }

  private take(piece: Buffer): void {
    try {
      this.reader.push(piece);
    } catch (error) {
      this.said = (error as Error).message;
      this.lose('crashed');
    }
  }

  private hear(reply: Reply, body: Buffer): void {
    if ('ready' in reply) {
      clearTimeout(this.starting);
      this.starting = undefined;
      for (const id of this.work.keys()) this.watch(id);
      return;
    }
    const work = this.work.get(reply.id);
    if (!work) return;
    if ('begun' in reply) this.watch(reply.id);
    else if ('made' in reply) work.resolve(pictureOf(reply.made, body));
    else work.reject('refused' in reply ? errorOf(reply.refused) : new Error(reply.failed));
  }

  /** Starts a picture's time limit, again when its turn comes. */
  private watch(id: number): void {
    const work = this.work.get(id);
    if (!work) return;
    clearTimeout(work.timer);
    work.timer = setTimeout(() => this.lose('slow', id), this.limits.picture);
  }

  private lose(loss: Loss, cause?: number): void {
    if (this.isOver) return;
    this.isOver = true;
    clearTimeout(this.starting);
    this.lost = loss;
    this.child.kill('SIGKILL');
    this.channel?.destroy();
    for (const [id, { reject }] of this.work)
      reject(new ImageProcessLostError(loss, cause === undefined ? this.work.size === 1 : id === cause));
    this.onLost(loss, this.said.trim());
  }

  /** Whether it keeps the server alive. */
  private keepServer(isKept: boolean): void {
    for (const part of [this.child, this.channel, this.child.stderr as Socket | null])
      if (isKept) part?.ref();
      else part?.unref();
  }
}
