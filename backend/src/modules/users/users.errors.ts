import { DomainError } from '../../platform/http/answer/domain-error.js';

export class PersonNotFoundError extends DomainError {
  constructor() {
    super('person_not_found', 'La persona no existe.', 404);
  }
}

/** The address belongs to an active or deactivated person. */
export class PersonExistsError extends DomainError {
  constructor() {
    const msg = 'Ya existe una persona con ese correo.';
    super('person_exists', msg, 409, [{ field: 'email', msg }]);
  }
}

/** The address was invited before and has not signed in yet. The invitation is unchanged, and can be sent again. */
export class AlreadyInvitedError extends DomainError {
  constructor() {
    const msg = 'Ya hay una invitación en espera para ese correo. Puedes enviarla de nuevo.';
    super('already_invited', msg, 409, [{ field: 'email', msg }]);
  }
}

/** Only an invitation whose person has not signed in can be sent again. */
export class NotWaitingError extends DomainError {
  constructor() {
    super('not_waiting', 'Esta persona ya no tiene una invitación en espera.', 409);
  }
}

/** Nobody can act on their own row. */
export class OwnRowError extends DomainError {
  constructor() {
    super('own_row', 'No puedes modificar tu propia cuenta.', 403);
  }
}

/** Up to three administrators, named in a setting, can never be removed. */
export class ProtectedFromDeletionError extends DomainError {
  constructor() {
    super('protected_from_deletion', 'Este Administrador no se puede eliminar', 403);
  }
}

/** Protected administrators cannot be deactivated either. */
export class ProtectedFromDeactivationError extends DomainError {
  constructor() {
    super('protected_from_deactivation', 'Este Administrador no se puede desactivar', 403);
  }
}

/** Protected administrators cannot be demoted either. */
export class ProtectedFromDemotionError extends DomainError {
  constructor() {
    super('protected_from_demotion', 'Este Administrador no puede cambiar de rol', 403);
  }
}

/** The session is valid, but its role may not do this. */
export class NotAllowedError extends DomainError {
  constructor() {
    super('not_allowed', 'No tienes permiso para hacer esto.', 403);
  }
}

/** There is no token, or it belongs to nobody active. The answer is the same for every reason. */
export class InvalidSessionError extends DomainError {
  constructor() {
    super('invalid_session', 'Tu sesión ya no es válida. Inicia sesión otra vez.', 401);
  }
}

/** Nobody in the people table has this address. */
export class UnknownPersonError extends DomainError {
  constructor() {
    super('unknown_person', 'No tienes acceso. Ponte en contacto con un administrador.', 401);
  }
}

/** The person was deactivated. */
export class InactivePersonError extends DomainError {
  constructor() {
    super('inactive_person', 'Tu cuenta está desactivada. Ponte en contacto con un administrador.', 403);
  }
}

/** The address belongs to another Google account than at the first sign-in. */
export class OtherAccountError extends DomainError {
  constructor() {
    super(
      'other_account',
      'Esta no es la cuenta de Google con la que entraste antes. Ponte en contacto con un administrador.',
      403,
    );
  }
}

/** The credential is missing, unreadable, forged, too old, used, of another browser, or of another address. */
export class InvalidCredentialError extends DomainError {
  constructor() {
    super('invalid_credential', 'JWT provided is invalid', 401);
  }
}

/** Google has not verified the address. */
export class UnverifiedEmailError extends DomainError {
  constructor() {
    super('unverified_email', 'Tu correo de Google no está verificado.', 403);
  }
}

/** The issuer's keys cannot be fetched, so the credential cannot be checked. */
export class KeysUnavailableError extends DomainError {
  constructor(options?: ErrorOptions) {
    super('keys_unavailable', 'No fue posible validar tu cuenta de Google.', 503);
    this.cause = options?.cause;
  }
}
