import { databaseRefusal } from '../database/database-errors.js';

/** A failed try of a job, with a reason for administrators. */
export class JobFailure extends Error {
  /** @param sentence Spanish, without personal data, because the queue stores it */
  constructor(sentence: string) {
    super(sentence);
    this.name = JobFailure.name;
    // The queue would store the stack too.
    this.stack = '';
  }
}

/** The part of an error that may be stored: an unexpected error is named, but its message may repeat personal data. */
export function failureOf(error: unknown): JobFailure {
  if (error instanceof JobFailure) return error;
  if (databaseRefusal(error)?.status === 503) return new JobFailure('La base de datos no respondió.');
  return new JobFailure(`Error inesperado (${nameOf(error)}).`);
}

/** An error's name and code, which are the same for everybody. */
export function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = (error as Error & { code?: unknown }).code;
  return typeof code === 'string' ? `${error.name} ${code}` : error.name;
}

/** Messages of pg-boss itself, if the work did not fail. */
const BROKEN_OFF = /timed out|timeout|execution exceeded|shut down/;

/** The stored reason, for the back-office. Null without one. */
export function keptFailure(output: unknown): string | null {
  const { message, value } = (output ?? {}) as { message?: unknown; value?: unknown };
  const inner = typeof value === 'string' ? value : (value as { message?: unknown } | undefined)?.message;
  const text = message ?? inner;
  if (typeof text !== 'string') return null;
  return BROKEN_OFF.test(text) ? 'Se interrumpió antes de terminar.' : text;
}
