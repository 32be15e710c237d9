import { availableParallelism } from 'node:os';
import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { PICTURE_MADE, timed } from '../metrics/measured.js';
import { Gate } from './gate.js';
import { formatOf } from './image-format.js';
import { ImageNotMadeError, ImagesUnavailableError, NotAnImageError } from './image.errors.js';
import { IMAGE_PROCESS, ImageProcess, ImageProcessLostError, type ImageLimits, type Loss } from './image-process.js';
import type { ImageRules, ProcessedImage } from './process-image.js';

interface MakerOptions extends ImageLimits {
  /** How long the process waits for the next picture, in milliseconds. */
  idle: number;
  /** The arguments of `node` for the process. */
  args: readonly string[];
}

const USUAL: MakerOptions = { start: 30_000, picture: 60_000, idle: 10_000, args: IMAGE_PROCESS };

/**
 * Pictures that the process has at once, each with its bytes. The smallest machine has two cores, and more pictures
 * take memory that small machines lack.
 */
const AT_ONCE = Math.min(3, Math.max(2, availableParallelism()));

/**
 * Makes pictures in a child process with low priority. Decoding and encoding take neither time nor threads from other
 * answers, and a crash of the library affects no answer. The process starts with the first picture and ends a few
 * seconds after the last, so its memory is freed.
 */
export class ImageMaker implements OnApplicationShutdown {
  /** How often a process was started, and how often one was lost, by reason. */
  readonly figures: Record<'started' | Loss, number> = { started: 0, crashed: 0, slow: 0, unstarted: 0 };
  private readonly logger = new Logger(ImageMaker.name);
  private readonly gate = new Gate(AT_ONCE);
  readonly options: MakerOptions;
  private process: ImageProcess | undefined;
  private idle: NodeJS.Timeout | undefined;
  private underWay = 0;

  constructor(options: Partial<MakerOptions> = {}) {
    this.options = { ...USUAL, ...options };
  }

  /** The id of the running process; undefined without one. */
  get pid(): number | undefined {
    return this.process?.pid;
  }

  /**
   * The only way from uploaded bytes to stored pictures. The content decides the format, and pixels are counted before
   * decoding. Everything is decoded, oriented and encoded again, so no metadata survives. Few run at once; the others
   * wait. Nothing reads the bytes after this settles.
   * @throws NotAnImageError, UnsupportedBmpError, DamagedImageError, TooManyPixelsError, ImageTooSmallError,
   * ImageNotMadeError, ImagesUnavailableError
   */
  make(bytes: Buffer, rules: ImageRules): Promise<ProcessedImage> {
    return timed(
      PICTURE_MADE,
      () => formatOf(bytes) ?? 'other',
      async () => {
        if (!formatOf(bytes)) throw new NotAnImageError();
        this.underWay += 1;
        clearTimeout(this.idle);
        try {
          return await this.tryTwice(bytes, rules);
        } finally {
          this.underWay -= 1;
          if (this.underWay === 0) this.idle = setTimeout(() => void this.end(), this.options.idle).unref();
        }
      },
    );
  }

  /** Ends the process, if there is one. The next picture starts another. */
  async end(): Promise<void> {
    clearTimeout(this.idle);
    const { process } = this;
    this.process = undefined;
    await process?.end();
  }

  onApplicationShutdown(): Promise<void> {
    return this.end();
  }

  /**
   * It is unknown which of several pictures crashed the process. So each is retried alone: the one that crashes it
   * again is refused.
   */
  private async tryTwice(bytes: Buffer, rules: ImageRules): Promise<ProcessedImage> {
    try {
      return await this.gate.run(() => this.running().make(bytes, rules));
    } catch (error) {
      if (!(error instanceof ImageProcessLostError)) throw error;
      if (error.loss === 'unstarted') throw new ImagesUnavailableError();
      if (error.loss === 'slow' && error.isCause) throw new ImageNotMadeError();
    }
    try {
      return await this.gate.run(() => this.running().make(bytes, rules), Infinity);
    } catch (error) {
      if (!(error instanceof ImageProcessLostError)) throw error;
      throw error.loss === 'unstarted' ? new ImagesUnavailableError() : new ImageNotMadeError();
    }
  }

  private running(): ImageProcess {
    if (this.process && !this.process.lost) return this.process;
    this.figures.started += 1;
    this.process = new ImageProcess(this.options, (loss, said) => this.note(loss, said), this.options.args);
    return this.process;
  }

  private note(loss: Loss, said: string): void {
    this.figures[loss] += 1;
    const words = { loss, ...(said && { said }) };
    if (loss === 'unstarted') this.logger.error(words, 'the process that makes pictures does not start');
    else this.logger.warn(words, 'the process that makes pictures was lost');
  }
}
