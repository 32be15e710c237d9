/** Shown when the server gave no sentence. */
export const UNKNOWN_ERROR = 'Ha ocurrido un error';

/** The text for staff where a call had no answer, by its error (base-query.ts). Visitors read what their page says of it. */
export const NO_ANSWER = {
  /** A change while the browser had no network: it never left. */
  notSent: 'Sin conexión: no se guardó nada. Lo que escribiste sigue aquí; inténtalo cuando vuelva la conexión.',
  /** A change that left. It may be stored. */
  unknown:
    'No llegó la respuesta y no sabemos si se guardó. Intenta de nuevo, que no se guarda dos veces, o recarga para ver cómo quedó.',
  unread: 'No llegó la respuesta. Revisa tu conexión e inténtalo de nuevo.',
} as const;
export type NoAnswer = keyof typeof NO_ANSWER;

/** A field that the server refused, with the API's name for it. */
export interface FieldError {
  field: string;
  msg: string;
}

/** The sentence to show for a failed call: the server's own `msg`, or what is known where no answer came. */
export function messageOf(error: unknown): string {
  const noAnswer = noAnswerOf(error);
  if (noAnswer) return NO_ANSWER[noAnswer];
  const msg = envelopeOf(error).msg;
  return typeof msg === 'string' && msg.trim() !== '' ? msg : UNKNOWN_ERROR;
}

function noAnswerOf(error: unknown): NoAnswer | undefined {
  if (typeof error !== 'object' || error === null || !('error' in error)) return undefined;
  return (Object.keys(NO_ANSWER) as NoAnswer[]).find((name) => name === error.error);
}

/** Whether a change is known not to have left this device. */
export const isNotSent = (error: unknown): boolean => noAnswerOf(error) === 'notSent';

/** The HTTP status of a failed call. Undefined when there was no answer. */
export function statusOf(error: unknown): number | undefined {
  const known = typeof error === 'object' && error !== null && 'status' in error;
  return known && typeof error.status === 'number' ? error.status : undefined;
}

/** Whether a call failed because the session has ended. The dialog that asks to sign in again is the message then. */
export const isSessionOver = (error: unknown): boolean => statusOf(error) === 401;

/** The fields to mark in a refused form. Empty when the refusal is not about fields. */
export function fieldErrorsOf(error: unknown): FieldError[] {
  const errors = envelopeOf(error).errors;
  return Array.isArray(errors) ? errors.filter(isFieldError) : [];
}

function envelopeOf(error: unknown): { msg?: unknown; errors?: unknown } {
  if (typeof error !== 'object' || error === null || !('data' in error)) return {};
  return typeof error.data === 'object' && error.data !== null ? error.data : {};
}

function isFieldError(value: unknown): value is FieldError {
  return (
    typeof value === 'object' &&
    value !== null &&
    'field' in value &&
    typeof value.field === 'string' &&
    'msg' in value &&
    typeof value.msg === 'string'
  );
}
