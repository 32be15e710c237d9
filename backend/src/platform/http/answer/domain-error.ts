/** One field of a refused body and what is wrong with it, in Spanish. */
export interface FieldError {
  field: string;
  msg: string;
}

/**
 * A request broke a rule of the product. Modules declare one subclass per rule in `<module>.errors.ts`, and the error
 * filter turns it into the envelope `{ msg, status, data }`.
 */
export class DomainError extends Error {
  /**
   * @param code stable English identifier of the rule, for logs and tests
   * @param message Spanish sentence, fit for a toast
   * @param status HTTP status of the answer
   * @param errors the fields to mark, if the rule concerns fields
   */
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    readonly errors: FieldError[] = [],
  ) {
    super(message);
    this.name = new.target.name;
  }
}

/** A body, query or address does not have the shape that the operation needs. */
export class InvalidInputError extends DomainError {
  constructor(errors: FieldError[], message = errors[0]?.msg ?? 'Revisa los datos enviados.') {
    super('invalid_input', message, 400, errors);
  }
}

/**
 * Runs work on one item of a list in a form. A refusal then names the fields of that item.
 * @param path path of the item, such as 'proposals.2'
 */
export async function withinItem<Result>(path: string, work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DomainError) || error.errors.length === 0) throw error;
    const errors = error.errors.map(({ field, msg }) => ({ field: `${path}.${field}`, msg }));
    throw new DomainError(error.code, error.message, error.status, errors);
  }
}
