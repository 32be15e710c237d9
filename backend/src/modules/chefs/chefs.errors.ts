import { DomainError } from '../../platform/http/domain-error.js';

/** product.md 8. */
export class ChefNotFoundError extends DomainError {
  constructor() {
    super('chef_not_found', 'El chef buscado no existe', 404);
  }
}
