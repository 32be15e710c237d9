import { types } from 'node:util';
import { DomainError } from '../http/answer/domain-error.js';

/** The database cannot be reached, or refuses work for now. */
export class DatabaseUnavailableError extends DomainError {
  constructor() {
    super('database_unavailable', 'El servicio no está disponible por ahora. Intenta otra vez en unos segundos.', 503);
  }
}

/** PostgreSQL refused a value or a change of the request. */
class DatabaseRefusalError extends DomainError {}

const NETWORK_CODES = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT|EHOSTUNREACH|EAI_AGAIN|ENOENT)$/;

/** What an SQLSTATE, or its class, means for the sender of the request. */
const REFUSALS: [pattern: RegExp, refusal: () => DomainError][] = [
  [/^(23505|23P01)$/, () => new DatabaseRefusalError('duplicate', 'Ya existe un registro con esos datos.', 409)],
  [
    /^23503$/,
    () => new DatabaseRefusalError('reference', 'Uno de los datos elegidos ya no existe o está en uso.', 409),
  ],
  [/^(23|22)...$/, () => new DatabaseRefusalError('value_refused', 'Uno de los datos no es válido.', 400)],
  [
    /^(40001|40P01|55P03)$/,
    () => new DatabaseRefusalError('concurrent_change', 'Otra persona guardó al mismo tiempo. Intenta otra vez.', 409),
  ],
  // A statement that is not known any more is prepared again on a new connection (`PulseClient`).
  [/^(08...|57P0.|57014|53...|25006|26000)$/, () => new DatabaseUnavailableError()],
];

/** Messages of the driver and the pool that have no code. */
const UNAVAILABLE =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|connection is closed|Client has encountered a connection error|driver has already been destroyed|pool after calling end on the pool/i;

/** Whether a statement failed because the server (57P01) or the network ended its connection. A read may be retried. */
export const isConnectionLost = (error: unknown): boolean => {
  if (!types.isNativeError(error)) return false;
  const { code } = error as { code?: unknown };
  if (code === '57P01' || code === 'ECONNRESET' || code === 'EPIPE') return true;
  return /Connection terminated|Client has encountered a connection error/i.test(error.message);
};

/**
 * The refusal for a PostgreSQL or connection error, also behind other errors. Undefined for any other error. The error of a
 * refused connection is Node's own, so it is no `instanceof Error` in another realm, such as Jest's.
 */
export function databaseRefusal(error: unknown): DomainError | undefined {
  let cause = error;
  for (let depth = 0; types.isNativeError(cause) && depth < 5; depth++) {
    // Some of MikroORM's exceptions have the driver's error in `previous`.
    const { code, previous } = cause as { code?: unknown; previous?: unknown };
    if (typeof code === 'string') {
      const known = REFUSALS.find(([pattern]) => pattern.test(code));
      if (known) return known[1]();
      if (NETWORK_CODES.test(code) && 'syscall' in cause) return new DatabaseUnavailableError();
    }
    if (UNAVAILABLE.test(cause.message)) return new DatabaseUnavailableError();
    cause = cause.cause ?? previous;
  }
  return undefined;
}
