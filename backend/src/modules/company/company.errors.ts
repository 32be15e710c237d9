import { DomainError } from '../../platform/http/domain-error.js';

/** The company's data have not been entered. */
export class CompanyNotFoundError extends DomainError {
  constructor() {
    super('company_not_found', 'Todavía no hay información de la página.', 404);
  }
}
