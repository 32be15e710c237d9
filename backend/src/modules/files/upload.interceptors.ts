import {
  Injectable,
  UnsupportedMediaTypeException,
  type CallHandler,
  type CanActivate,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { MultipartOptions, MultipartStorageEngine } from '@nestjs/platform-fastify/multipart';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { finalize, from, lastValueFrom, Observable, race } from 'rxjs';
import type { Env } from '../../config/env.js';
import { Gate } from '../../platform/images/gate.js';
import { FileTooLargeError, NotMultipartError, UnreadableFormError } from './files.errors.js';

const MB = 1024 * 1024;

/** Uploads that are read at the same time. The bodies of the others wait in their connections, not in memory. */
const UPLOADS_AT_ONCE = 6;

/** Longest content type of a form: browsers write about 80 characters. The parser fails at a boundary above 252. */
const TYPE_MAX = 200;

/** An operation whose body is a form with a file. All others take JSON. */
export const TakesFile = Reflector.createDecorator<true>();

/** Refuses what is not a form with a file where one is taken, and such a form elsewhere, before any of it is read. */
@Injectable()
export class MultipartWhereTaken implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const isTaken = this.reflector.get(TakesFile, context.getHandler()) === true;
    if (request.isMultipart() !== isTaken)
      throw isTaken ? new NotMultipartError() : new UnsupportedMediaTypeException();
    if (!isTaken) return true;
    if ((request.headers['content-type'] ?? '').length > TYPE_MAX) throw new UnreadableFormError();
    return true;
  }
}

/** Limits the memory that uploads take together. */
@Injectable()
export class UploadQueue implements NestInterceptor {
  private readonly gate = new Gate(UPLOADS_AT_ONCE);

  intercept(_context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    return from(this.gate.run(() => lastValueFrom(next.handle())));
  }
}

/** How long the parser may leave received data unread, and how often that is checked, in milliseconds. */
const PARSER_PATIENCE = 3_000;
const LOOK = 500;

/** Called when the parser has finished a form. */
const onRead = new WeakMap<FastifyRequest, () => void>();

/**
 * Gives up a form at which the parser stops: some broken forms it neither ends nor refuses, and each would keep a place
 * in the queue. A slow connection is not affected: then there is nothing to read. Must run before the parser.
 */
@Injectable()
export class FormReading implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const givenUp = new Observable<never>((subscriber) => {
      let touched = Date.now();
      let seen = 0;
      const timer = setInterval(() => {
        const { raw } = request;
        const waiting = raw.readableEnded || raw.isPaused() || raw.readableLength > 0;
        if (!waiting || raw.socket.bytesRead !== seen) touched = Date.now();
        seen = raw.socket.bytesRead;
        if (Date.now() - touched >= PARSER_PATIENCE) subscriber.error(new UnreadableFormError());
      }, LOOK);
      const stop = (): void => clearInterval(timer);
      onRead.set(request, stop);
      return stop;
    });
    return race(next.handle(), givenUp);
  }
}

/** Reports that the form has been read, and gives the file's memory back when it has been worked on. Must run after the parser. */
@Injectable()
export class FormRead implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest & { file?: { buffer?: Buffer } }>();
    onRead.get(request)?.();
    return next.handle().pipe(finalize(() => giveBack(request.file)));
  }
}

/** One file of at most UPLOAD_MAX_MB and one short field. The rest of a larger body is read and dropped. */
export const uploadOptions = ({ UPLOAD_MAX_MB }: Env): MultipartOptions => ({
  storage: boundedMemory(UPLOAD_MAX_MB * MB),
  defParamCharset: 'utf8',
  limits: {
    fileSize: UPLOAD_MAX_MB * MB,
    files: 1,
    fields: 1,
    parts: 2,
    fieldSize: 100,
    fieldNameSize: 100,
    headerPairs: 20,
  },
});

/**
 * Keeps the file in memory, in one piece that is as large as the form says it is: the pieces that it comes in are garbage
 * at once. A file over the limit is refused with its name, so that the person knows which one.
 */
const boundedMemory = (most: number): MultipartStorageEngine => ({
  _handleFile({ headers }: FastifyRequest, file, done) {
    const stream = file.stream as MultipartFile['file'];
    const bytes = Buffer.allocUnsafeSlow(Math.min(Number(headers['content-length'] ?? most), most));
    let received = 0;
    const refuse = (error: Error): void => {
      giveBack({ buffer: bytes });
      done(error);
    };
    stream.on('data', (piece: Buffer) => (received += piece.copy(bytes, received)));
    stream.once('error', refuse);
    stream.once('end', () => {
      if (stream.truncated) refuse(new FileTooLargeError(file.originalname));
      else done(null, { buffer: bytes.subarray(0, received) });
    });
  },
  _removeFile(_request, file, done) {
    giveBack(file);
    done(null);
  },
});

/** Gives a file's memory back at once. V8 would when it looks for garbage, which an idle server does not. */
function giveBack(file: { buffer?: Buffer } | undefined): void {
  const memory = file?.buffer?.buffer as ArrayBuffer | undefined;
  if (file) file.buffer = Buffer.alloc(0);
  memory?.transfer(0);
}
