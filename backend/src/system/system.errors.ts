import { DomainError } from '../platform/http/answer/domain-error.js';

/** There is no such job, or it was done or given up meanwhile. */
export class NotTroubledError extends DomainError {
  constructor() {
    super('job_not_troubled', 'La tarea ya no está entre las que tienen problemas.', 404);
  }
}

/** A process does the job at this moment: whether it fails again is not known yet. */
export class JobRunsError extends DomainError {
  constructor() {
    super('job_runs', 'La tarea se está intentando en este momento. Espera a que termine.', 409);
  }
}

/** Another job does the same work, so this one is not needed. */
export class SameJobWaitsError extends DomainError {
  constructor() {
    super('same_job_waits', 'Otra tarea igual ya está en espera o en curso: puedes descartar esta.', 409);
  }
}
