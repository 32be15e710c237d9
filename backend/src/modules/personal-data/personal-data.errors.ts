import { DomainError } from '../../platform/http/answer/domain-error.js';

/** The search is neither an e-mail nor a phone. */
export class NoContactError extends DomainError {
  constructor() {
    const msg =
      'Escribe un correo completo, un teléfono (con + y su código si es de otro país) o el número de una solicitud, como #12.';
    super('personal_data_no_contact', msg, 400, [{ field: 'contact', msg }]);
  }
}

/** A named request no longer exists. */
export class ClientNotFoundError extends DomainError {
  constructor() {
    super('personal_data_not_found', 'Una de estas solicitudes ya no existe. Busca otra vez.', 404);
  }
}

/** There is nothing to correct. */
export class NothingToRectifyError extends DomainError {
  constructor() {
    super('personal_data_nothing_to_rectify', 'Escribe qué dato hay que corregir.', 400);
  }
}

/** There is no such task. */
export class TaskNotFoundError extends DomainError {
  constructor() {
    super('personal_data_task_not_found', 'Esta tarea no existe.', 404);
  }
}

/** A task was already answered, perhaps by somebody else. */
export class TaskAnsweredError extends DomainError {
  constructor() {
    super('personal_data_task_answered', 'Esta tarea ya fue resuelta.', 409);
  }
}
