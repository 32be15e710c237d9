import { DomainError } from '../../platform/http/answer/domain-error.js';

/** A text that is no statement, or has columns that nobody knows. */
export class UnreadableStatementError extends DomainError {
  constructor(msg: string) {
    super('unreadable_statement', msg, 400, [{ field: 'text', msg }]);
  }
}

export class BankRowNotFoundError extends DomainError {
  constructor() {
    super('bank_row_not_found', 'La fila del banco ya no existe.', 404);
  }
}

/** Somebody was faster. */
export class BankRowMatchedError extends DomainError {
  constructor() {
    super('bank_row_matched', 'Esta fila del banco ya está conciliada. Recarga para ver con qué.', 409);
  }
}

export class BankRowAsideError extends DomainError {
  constructor() {
    super('bank_row_aside', 'Esta fila del banco está apartada. Retómala antes de conciliarla.', 409);
  }
}

/** An entry that has a row already, came to nothing, or is gone. */
export class EntryTakenError extends DomainError {
  constructor() {
    super(
      'entry_taken',
      'Uno de los movimientos ya está conciliado o quedó en cero. Recarga para ver cómo quedó.',
      409,
    );
  }
}

/** What came in is matched with what went out. */
export class OtherDirectionError extends DomainError {
  constructor() {
    super('other_direction', 'Lo que entró no se concilia con lo que salió.', 409);
  }
}
