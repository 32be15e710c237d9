import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { nodeArgs } from '../code-folder.js';
import { FrameReader, frameHead } from './image-frames.js';
import { CHANNEL, errorOf, pictureOf, type Order, type Reply } from './image-messages.js';
import type { ImageRules, ProcessedImage } from './process-image.js';

/** How long the process may take, in milliseconds. */
export interface ImageLimits {
  /** To be loaded. */
  start: number;
  /** For a picture, from its turn on. */
  picture: number;
}

/** What `node` runs. */
export const IMAGE_PROCESS = nodeArgs('platform/images/image-child');

/** Why a process is no more: it ended by itself, it took too long for a picture, or it never came to work. */
export type Loss = 'crashed' | 'slow' | 'unstarted';

/** The process was lost before the picture was made. */
export class ImageProcessLostError extends Error {
  /** @param isCause whether it was lost because of this picture, as far as is known */
  constructor(
    readonly loss: Loss,
    readonly isCause: boolean,
  ) {
    super(`the process that makes pictures was lost: ${loss}`);
  }
}

/** A picture under way. */
interface Work {
  /** Resolves once nothing reads the picture's bytes any more. */
  written: Promise<void>;
  timer: NodeJS.Timeout | undefined;
  resolve: (made: ProcessedImage) => void;
  reject: (error: unknown) => void;
}

/** What the process is given of the environment: no secret, nor anything else that it does not need. */
const ENVIRONMENT = {
  // glibc would keep what encoders freed.
  MALLOC_TRIM_THRESHOLD_: '131072',
  // Large pictures that are turned may be laid down there.
  TMPDIR: tmpdir(),
};

/** Most characters of what the process says on its standard error that are kept for the log. */
const SAID = 1_000;

/** A running process that makes pictures (`image-child.ts`). It does not keep the server alive while it has no work. */
export class ImageProcess {
  /** Why it is no more, unless it was ended. */
  lost: Loss | undefined;
  private readonly child: ChildProcess;
  private readonly channel: Socket | undefined;
  private readonly work = new Map<number, Work>();
  private readonly reader = new FrameReader((head, body) => this.hear(head as Reply, body));
  private starting: NodeJS.Timeout | undefined;
  private count = 0;
  private said = '';
  private isOver = false;

  /** @param onLost called when it is no more without having been ended, with the words that it left */
  constructor(
    private readonly limits: ImageLimits,
    private readonly onLost: (loss: Loss, said: string) => void,
    args: readonly string[],
  ) {
    // Standard output is the server's.
    this.child = spawn(process.execPath, args, { env: ENVIRONMENT, stdio: ['ignore', 'ignore', 'pipe', 'pipe'] });
    // Without room for one more process there are no pipes.
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

  /** Its id, once it is loaded and until it is no more. */
  get pid(): number | undefined {
    return this.starting || this.isOver ? undefined : this.child.pid;
  }

  /**
   * Makes a picture. The bytes are not copied, and nothing reads them any more when this settles.
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

  /** Ends the process. It holds nothing that would be lost. */
  async end(): Promise<void> {
    this.isOver = true;
    clearTimeout(this.starting);
    const { exitCode, signalCode, pid } = this.child;
    if (exitCode !== null || signalCode !== null || pid === undefined) return;
    const ended = once(this.child, 'exit');
    // A command that has nothing else left to do would end before it, and without what it was about to say.
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

  /** Gives a picture its time, anew when its turn has come. */
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

  /** Whether the server stays for it. */
  private keepServer(isKept: boolean): void {
    for (const part of [this.child, this.channel, this.child.stderr as Socket | null])
      if (isKept) part?.ref();
      else part?.unref();
  }
}
