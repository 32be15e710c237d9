import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { databaseRefusal } from '../../database/database-errors.js';
import { DomainError } from './domain-error.js';
import { codeOf } from './request-code.js';

const UNREADABLE = 'El contenido enviado no se puede leer.';

/** The answer to an address that makes too many requests. */
export const CROWDED = 'Demasiadas solicitudes. Espera un momento e intenta otra vez.';

const SENTENCES: Record<number, string> = {
  400: UNREADABLE,
  401: 'Tu sesión ya no es válida. Inicia sesión otra vez.',
  403: 'No tienes permiso para hacer esto.',
  404: 'No existe lo que buscas.',
  405: 'No existe lo que buscas.',
  408: 'La solicitud tardó demasiado.',
  413: 'El envío es demasiado grande.',
  414: 'La dirección es demasiado larga.',
  415: 'El contenido debe enviarse como JSON, y un archivo como formulario (multipart/form-data).',
  429: CROWDED,
  431: 'La solicitud es demasiado grande.',
  503: 'El servicio no está disponible por ahora. Intenta otra vez en unos segundos.',
};

/** The sentence for a refusal that has only a status. */
export const sentenceFor = (status: number): string => SENTENCES[status] ?? UNREADABLE;

/** The sentence for a defect. With its code one finds the line of the log. */
const unexpected = (request: string): string => `Ha ocurrido un error. Código: ${codeOf(request)}.`;

/**
 * Turns errors into answers, in one place: broken rules, refused input, framework refusals and known PostgreSQL errors
 * become the envelope. Any other error is a defect: it is logged with its stack and answered with a 500 that has
 * nothing of it but the code of the request.
 */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('ErrorFilter');

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    if (reply.sent) return;
    const { status, msg, errors } = this.explain(error, http.getRequest<FastifyRequest>());
    void reply.status(status).send({ status, msg, data: null, ...(errors.length > 0 ? { errors } : {}) });
  }

  private explain(error: unknown, request: FastifyRequest): Pick<DomainError, 'status' | 'errors'> & { msg: string } {
    const refusal = refusalOf(error);
    if (refusal) {
      if (refusal.status >= 500) this.logger.warn({ err: error, code: refusal.code }, 'unavailable');
      return { status: refusal.status, msg: refusal.message, errors: refusal.errors };
    }
    const status = httpStatusOf(error);
    if (status >= 500 && status !== 503) this.logger.error({ err: error, reqId: request.id }, 'unexpected error');
    return { status, msg: SENTENCES[status] ?? (status < 500 ? UNREADABLE : unexpected(request.id)), errors: [] };
  }
}

/** The status with which an error is answered. */
export const statusOf = (error: unknown): number => (refusalOf(error) ?? { status: httpStatusOf(error) }).status;

/** What people read of an error that is a refusal, where no envelope says it. */
export const sentenceOf = (error: unknown): string => refusalOf(error)?.message ?? sentenceFor(httpStatusOf(error));

/** The refusal that an error is. Undefined if the product does not know it. */
const refusalOf = (error: unknown): DomainError | undefined =>
  error instanceof DomainError ? error : databaseRefusal(error);

/** The status of a Nest or Fastify error, or 500 when the error has none. */
function httpStatusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}
