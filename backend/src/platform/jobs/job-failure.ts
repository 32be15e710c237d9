import { databaseRefusal } from '../database/database-errors.js';

/** A try of a job failed, for a reason that administrators read. */
export class JobFailure extends Error {
  /** @param sentence Spanish, and without personal data, because the queue keeps it */
  constructor(sentence: string) {
    super(sentence);
    this.name = JobFailure.name;
    // The queue would keep it too.
    this.stack = '';
  }
}

/** What of an error may be kept: an unexpected one is named, but what it says may repeat somebody's data. */
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

/** What pg-boss itself writes down, when it was not the work that failed. */
const BROKEN_OFF = /timed out|timeout|execution exceeded|shut down/;

/** The reason that the queue kept, for the back-office. Null where it kept none. */
export function keptFailure(output: unknown): string | null {
  const { message, value } = (output ?? {}) as { message?: unknown; value?: unknown };
  const inner = typeof value === 'string' ? value : (value as { message?: unknown } | undefined)?.message;
  const text = message ?? inner;
  if (typeof text !== 'string') return null;
  return BROKEN_OFF.test(text) ? 'Se interrumpió antes de terminar.' : text;
}
