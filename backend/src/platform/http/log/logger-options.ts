import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Params } from 'nestjs-pino';
import { stdSerializers, type SerializedError } from 'pino';
import pretty from 'pino-pretty';
import type { Env } from '../../../config/env.js';
import { withoutSecrets, writtenPath } from './secret-address.js';
import type { IsTrusted } from '../limit/trusted-proxies.js';

const REQUEST_ID = /^[\w-]{8,64}$/;

/** What decides about the id of a request. */
type Asking = Pick<IncomingMessage, 'headers'> & { socket?: { remoteAddress?: string | undefined } };

/**
 * The id that a trusted proxy gave the request, else a new one. A visitor's own id is not used: it would stand in the log of
 * changes beside other people's lines.
 */
export function requestId({ headers, socket }: Asking, isTrusted: IsTrusted): string {
  const given = headers['x-request-id'];
  const isOne = typeof given === 'string' && REQUEST_ID.test(given);
  return isOne && isTrusted(socket?.remoteAddress ?? '', 0) ? given : randomUUID();
}

/**
 * Structured logs with request ids: JSON lines in production, readable lines elsewhere. Of a request only the method,
 * the path and the signed-in person's id are written. The path has words of ours and numbers only (`writtenPath`).
 * There is no query, header, body or address of a visitor. Of every other line what looks like a secret is hidden
 * (`withoutSecrets`).
 */
export function loggerOptions(env: Pick<Env, 'LOG_LEVEL' | 'LOG_SAMPLE_PERCENT' | 'production'>): Params {
  return {
    // What a guard assigns, such as who calls, stands in the line of the answer too.
    assignResponse: true,
    pinoHttp: {
      level: env.LOG_LEVEL,
      // The server has given it one already.
      genReqId: (request: IncomingMessage) => (request as { id?: string }).id ?? randomUUID(),
      hooks: { streamWrite: withoutSecrets },
      autoLogging: {
        ignore: (request: IncomingMessage) => !isWorthALine(addressOf(request)),
      },
      quietReqLogger: true,
      customLogLevel: (request: IncomingMessage, response: ServerResponse, error?: Error) => {
        if (error || response.statusCode >= 500) return 'error';
        return isRoutine(request, response) && Math.random() * 100 >= env.LOG_SAMPLE_PERCENT ? 'silent' : 'info';
      },
      serializers: {
        req: (request: { id: unknown; method: string; url: string }) => ({
          id: request.id,
          method: request.method,
          path: writtenPath(request.url),
        }),
        res: (response: { statusCode: number }) => ({ status: response.statusCode }),
        err: errorForLog,
      },
      ...(env.production ? {} : { stream: pretty({ sync: true, singleLine: true, ignore: 'pid,hostname' }) }),
    },
  };
}

/** A read that was answered: of these a share is enough (LOG_SAMPLE_PERCENT). Every write and every refusal has its line. */
const isRoutine = ({ method }: IncomingMessage, { statusCode }: ServerResponse): boolean =>
  (method === 'GET' || method === 'HEAD') && statusCode < 400;

/** What is written of an error. A database's error also holds the row and the statement, with people's names and messages. */
const WRITTEN = ['type', 'message', 'stack', 'code', 'severity', 'table', 'column', 'constraint', 'routine', 'syscall'];

/** What MikroORM puts behind the message of a database's error, up to the lines of the stack: the row. */
const QUOTED_ROW = /\n - detail: .*?(?=\n {4}at |$)/gs;

/** An error as the log has it. */
export const errorForLog = (error: Error): object => written(stdSerializers.err(error));

function written(error: SerializedError): object {
  const fields = WRITTEN.flatMap((key): [string, unknown][] => (key in error ? [[key, withoutRow(error[key])]] : []));
  // The serializer's type leaves open what it adds to an error.
  const aggregateErrors = error['aggregateErrors'] as SerializedError[] | undefined;
  return { ...Object.fromEntries(fields), ...(aggregateErrors && { aggregateErrors: aggregateErrors.map(written) }) };
}

const withoutRow = (value: unknown): unknown => (typeof value === 'string' ? value.replace(QUOTED_ROW, '') : value);

/** What was asked for. A middleware below a prefix finds the rest of the address in `url`, the whole in `originalUrl`. */
const addressOf = (request: IncomingMessage & { originalUrl?: string }): string =>
  request.originalUrl ?? request.url ?? '';

/** The orchestrator's calls, which come every few seconds, and what browsers report of every page. */
const CHATTER = /^\/api\/v1\/(health|page_speed)\//;

/** Calls of the API. */
const isWorthALine = (address: string): boolean => address.startsWith('/api/') && !CHATTER.test(address);
