import { DomainError } from '../../platform/http/domain-error.js';

/** What somebody is searched by is neither an e-mail nor a phone. */
export class NoContactError extends DomainError {
  constructor() {
    const msg = 'Escribe un correo completo o un teléfono chileno de nueve dígitos.';
    super('personal_data_no_contact', msg, 400, [{ field: 'contact', msg }]);
  }
}

/** A request that is named does not exist any more. */
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

/** A task was answered already, by somebody else perhaps. */
export class TaskAnsweredError extends DomainError {
  constructor() {
    super('personal_data_task_answered', 'Esta tarea ya fue resuelta.', 409);
  }
}
