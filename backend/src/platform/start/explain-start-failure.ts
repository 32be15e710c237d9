import { types } from 'node:util';
import { diskFull, notAFolder, notAllowed } from './sentences.js';
import { StartError } from './start-error.js';

/** Fields that Node and PostgreSQL add to an error. */
interface CodedError extends Error {
  readonly code?: string;
  readonly syscall?: string;
  readonly path?: string;
  readonly port?: number;
  readonly address?: string;
  readonly hostname?: string;
}

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
const NO_ANSWER = /timeout e(xpired|xceeded)|Connection terminated/;
const NOT_ALLOWED = new Set(['EACCES', 'EPERM', 'EROFS']);
const NOT_A_FOLDER = new Set(['EEXIST', 'ENOTDIR']);
const NO_SPACE = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** PostgreSQL's refusals, by SQLSTATE. */
const REFUSALS: Readonly<Record<string, string>> = {
  '28P01': 'La base de datos no acepta el usuario o la contraseña de DATABASE_URL o DATABASE_OWNER_URL: corrígelos.',
  '28000': 'La base de datos no acepta el usuario o la contraseña de DATABASE_URL o DATABASE_OWNER_URL: corrígelos.',
  '3D000': 'La base de datos que indica DATABASE_URL no existe en ese servidor: créala primero.',
  '42501':
    'El usuario de la base de datos no tiene permiso para crear las tablas: dáselo, o define DATABASE_OWNER_URL con el de su dueño.',
  '57P03': 'La base de datos está arrancando o deteniéndose: vuelve a intentarlo en un momento.',
  '53300': 'La base de datos no acepta más conexiones: cierra algunas o aumenta su límite.',
};

/** The error and all its causes: libraries wrap the error of the system or of PostgreSQL. */
function* chain(error: unknown): Generator<CodedError> {
  const seen = new Set<unknown>();
  const waiting = [error];
  while (waiting.length > 0) {
    const next = waiting.shift();
    if (!types.isNativeError(next) || seen.has(next)) continue;
    seen.add(next);
    yield next;
    waiting.push(next.cause, ...((next as { errors?: unknown[] }).errors ?? []));
  }
}

function explainPort({ code, port = 3000 }: CodedError): string {
  return code === 'EADDRINUSE'
    ? `El puerto ${port} ya está en uso: libéralo o elige otro, por ejemplo PORT=${port + 1}.`
    : `No hay permiso o dirección para escuchar en el puerto ${port}: revisa HOST, o elige otro puerto con PORT=3000.`;
}

function unreachable({ address, hostname, port }: CodedError): string {
  const host = address ?? hostname;
  const place = host === undefined ? '' : ` en ${host}${port === undefined ? '' : `:${port}`}`;
  return `La base de datos no responde${place}: revisa que esté en marcha y que DATABASE_URL sea correcta.`;
}

function explain(error: CodedError): string | undefined {
  if (error instanceof StartError) return error.message;
  const { code = '', syscall, path, message } = error;
  if (syscall === 'listen') return explainPort(error);
  if (UNREACHABLE.has(code) || NO_ANSWER.test(message)) return unreachable(error);
  if (NO_SPACE.has(code)) return diskFull(path ?? 'la carpeta de datos');
  if (syscall === 'mkdir' && NOT_A_FOLDER.has(code)) return notAFolder(path ?? 'DATA_DIR');
  if (NOT_ALLOWED.has(code) || syscall === 'mkdir') return notAllowed(path ?? 'la carpeta de datos');
  return REFUSALS[code];
}

/**
 * Says in one Spanish sentence, without passwords, why the product did not start and what to do. An error that no
 * setting can correct is a defect and keeps its stack.
 */
export function explainStartFailure(error: unknown): string {
  for (const cause of chain(error)) {
    const sentence = explain(cause);
    if (sentence !== undefined) return sentence;
  }
  const detail = types.isNativeError(error) ? (error.stack ?? error.message) : String(error);
  return `El producto no pudo arrancar por un error inesperado.\n${detail}`;
}
