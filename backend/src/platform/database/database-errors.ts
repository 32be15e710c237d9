import { types } from 'node:util';
import { DomainError } from '../http/answer/domain-error.js';

/** The database cannot be reached, or refuses work for now. */
export class DatabaseUnavailableError extends DomainError {
  constructor() {
    super('database_unavailable', 'El servicio no está disponible por ahora. Intenta otra vez en unos segundos.', 503);
  }
}

class DuplicateError extends DomainError {
  constructor() {
    super('duplicate', 'Ya existe un registro con esos datos.', 409);
  }
}

class StillReferencedError extends DomainError {
  constructor() {
    super('reference', 'Uno de los datos elegidos ya no existe o está en uso.', 409);
  }
}

class ConcurrentChangeError extends DomainError {
  constructor() {
    super('concurrent_change', 'Otra persona guardó al mismo tiempo. Intenta otra vez.', 409);
  }
}

class ValueRefusedError extends DomainError {
  constructor() {
    super('value_refused', 'Uno de los datos no es válido.', 400);
  }
}

const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EAI_AGAIN',
  'ENOENT',
]);

/** What an SQLSTATE, or its class, means for the sender of the request. */
const REFUSALS: [pattern: RegExp, refusal: () => DomainError][] = [
  [/^23505$/, () => new DuplicateError()],
  [/^23P01$/, () => new DuplicateError()],
  [/^23503$/, () => new StillReferencedError()],
  [/^(23|22)...$/, () => new ValueRefusedError()],
  [/^(40001|40P01|55P03)$/, () => new ConcurrentChangeError()],
  // A statement that is not known any more is prepared again on a new connection (`WatchedClient`).
  [/^(08...|57P0.|57014|53...|25006|26000)$/, () => new DatabaseUnavailableError()],
];

/** Messages of the driver and the pool that have no code. */
const UNAVAILABLE =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|connection is closed|Client has encountered a connection error|driver has already been destroyed|pool after calling end on the pool/i;

/** What a statement hears whose connection ends: the server ended it (57P01), or the network did. */
const LOST = /Connection terminated|Client has encountered a connection error/i;

/** Whether a statement failed because its connection was lost. What only reads may be asked again over another one. */
export const isConnectionLost = (error: unknown): boolean => {
  if (!types.isNativeError(error)) return false;
  const { code } = error as { code?: unknown };
  return code === '57P01' || code === 'ECONNRESET' || code === 'EPIPE' || LOST.test(error.message);
};

/**
 * The refusal for a PostgreSQL or connection error, also when it is wrapped in other errors. Undefined for any other
 * error. Node itself makes the error of a refused connection, so it is no `instanceof Error` where code runs in another
 * realm, as in Jest.
 */
export function databaseRefusal(error: unknown): DomainError | undefined {
  for (
    let cause = error, depth = 0;
    types.isNativeError(cause) && depth < 5;
    cause = cause.cause ?? previous(cause), depth++
  ) {
    const code = (cause as { code?: unknown }).code;
    if (typeof code === 'string') {
      const known = REFUSALS.find(([pattern]) => pattern.test(code));
      if (known) return known[1]();
      if (NETWORK_CODES.has(code) && 'syscall' in cause) return new DatabaseUnavailableError();
    }
    if (UNAVAILABLE.test(cause.message)) return new DatabaseUnavailableError();
  }
  return undefined;
}

/** Some of MikroORM's exceptions have the driver's error in `previous`. */
const previous = (error: Error): unknown => (error as { previous?: unknown }).previous;
