import { DomainError } from '../../platform/http/answer/domain-error.js';

/** The company's data were never entered, or the id is not the company's. */
export class CompanyNotFoundError extends DomainError {
  constructor() {
    super('company_not_found', 'Todavía no hay información de la página.', 404);
  }
}

/** A cover names a company that does not exist. */
export class UnknownCompanyError extends DomainError {
  constructor() {
    const msg = 'La empresa del header no existe.';
    super('unknown_company', msg, 400, [{ field: 'company_id', msg }]);
  }
}

/** There is no such cover, or it was deleted. */
export class HeaderNotFoundError extends DomainError {
  constructor() {
    super('header_not_found', 'El header no existe o ya fue eliminado.', 404);
  }
}

/** A company may have three covers. */
export class TooManyHeadersError extends DomainError {
  constructor() {
    super('too_many_headers', 'Ya hay 3 headers, el máximo. Elimina uno para agregar otro.', 409);
  }
}
