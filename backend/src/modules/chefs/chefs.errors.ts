import { DomainError, InvalidInputError } from '../../platform/http/answer/domain-error.js';

export class ChefNotFoundError extends DomainError {
  constructor() {
    super('chef_not_found', 'El chef buscado no existe', 404);
  }
}

/** A form names a chef that does not exist. */
export class UnknownChefError extends InvalidInputError {
  constructor() {
    super([{ field: 'chef_id', msg: 'El chef elegido no existe.' }]);
  }
}
