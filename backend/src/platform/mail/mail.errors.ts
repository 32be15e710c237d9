import { DomainError } from '../http/answer/domain-error.js';

/** No mail can be sent: no mail server is configured. */
export class NoMailServerError extends DomainError {
  /** @param instead - what the person can do, as a sentence; empty without another way */
  constructor(instead = '') {
    super('no_mail_server', `Este sitio no tiene correo configurado. ${instead}`.trim(), 409);
  }
}
