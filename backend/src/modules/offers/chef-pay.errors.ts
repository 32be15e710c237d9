import { DomainError } from '../../platform/http/answer/domain-error.js';

/** What was paid is not renegotiated. */
export class ChefPaidError extends DomainError {
  constructor() {
    super('chef_paid', 'Al chef ya se le pagó esta velada. Para cambiar el monto, primero deshaz el pago.', 409);
  }
}
