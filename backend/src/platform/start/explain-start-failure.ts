import { diskFull, notAllowed } from './sentences.js';
import { StartError } from './start-error.js';

/** What the sentences name: the settings that the person can change. */
export interface StartSettings {
  readonly PORT: number;
  readonly DATA_DIR: string;
  readonly DATABASE_URL?: string | undefined;
}

interface CodedError extends Error {
  readonly code?: string;
  readonly syscall?: string;
  readonly path?: string;
}

const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']);
const NOT_ALLOWED = new Set(['EACCES', 'EPERM', 'EROFS']);
const NO_SPACE = new Set(['ENOSPC', 'EDQUOT', '53100']);
const BAD_LOGIN = new Set(['28P01', '28000']);
const NO_SUCH_DATABASE = '3D000';
const NOT_READY = new Set(['57P03', '53300']);

/** Every error that is behind this one: libraries wrap what the system or PostgreSQL said. */
function* chain(error: unknown): Generator<CodedError> {
  const seen = new Set<unknown>();
  const waiting = [error];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    if (!(next instanceof Error) || seen.has(next)) continue;
    seen.add(next);
    yield next;
    waiting.push(next.cause, ...(next instanceof AggregateError ? (next.errors as unknown[]) : []));
  }
}

/** Host, port and name of a database address, without user and password. */
function databaseOf(url: string): { place: string; name: string } {
  try {
    const { hostname, port, pathname } = new URL(url);
    return { place: `${hostname}:${port || '5432'}`, name: decodeURIComponent(pathname.slice(1)) };
  } catch {
    return { place: 'la dirección indicada', name: '' };
  }
}

function explainDatabase(code: string, url: string): string | undefined {
  const { place, name } = databaseOf(url);
  if (UNREACHABLE.has(code)) {
    return `La base de datos no responde en ${place}: revisa que esté en marcha y que DATABASE_URL sea correcta.`;
  }
  if (BAD_LOGIN.has(code)) return `La base de datos de ${place} no acepta el usuario o la contraseña de DATABASE_URL.`;
  if (code === NO_SUCH_DATABASE) return `En ${place} no existe la base de datos «${name}» que indica DATABASE_URL: créala primero.`;
  if (NOT_READY.has(code)) return `La base de datos de ${place} no acepta más conexiones por ahora: inténtalo en un momento.`;
  return undefined;
}

function explain({ code, syscall, path }: CodedError, settings: StartSettings): string | undefined {
  if (code === undefined) return undefined;
  const { PORT, DATA_DIR, DATABASE_URL } = settings;
  if (code === 'EADDRINUSE') return `El puerto ${PORT} ya está en uso: libéralo o elige otro, por ejemplo PORT=${PORT + 1}.`;
  if (code === 'EACCES' && syscall === 'listen') {
    return `No hay permiso para usar el puerto ${PORT}: elige uno desde 1024, por ejemplo PORT=3000.`;
  }
  if (NO_SPACE.has(code)) return diskFull(path ?? DATA_DIR);
  if (NOT_ALLOWED.has(code)) return notAllowed(path ?? DATA_DIR);
  return DATABASE_URL === undefined ? undefined : explainDatabase(code, DATABASE_URL);
}

/**
 * Says in one Spanish sentence why the product did not start and what to do about it.
 *
 * @returns undefined for an error that no setting can put right: a defect, to be shown with its stack
 */
export function explainStartFailure(error: unknown, settings: StartSettings): string | undefined {
  for (const cause of chain(error)) {
    const sentence = cause instanceof StartError ? cause.message : explain(cause, settings);
    if (sentence !== undefined) return sentence;
  }
  return undefined;
}
