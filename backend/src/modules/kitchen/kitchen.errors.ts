import { DomainError } from '../../platform/http/answer/domain-error.js';

/** The session of a chef has ended, or never was. The answer is the same for every reason. */
export class KitchenClosedError extends DomainError {
  constructor() {
    super('kitchen_closed', 'Tu sesión terminó. Entra otra vez a tu cocina.', 401);
  }
}

/** The mailed link was used, is too old, or never was one. */
export class KitchenLinkError extends DomainError {
  constructor() {
    super('kitchen_link', 'Este enlace ya se usó o caducó. Pide uno nuevo.', 404);
  }
}

/** No chef with access has this address. */
export class NoKitchenError extends DomainError {
  constructor() {
    super('no_kitchen', 'Este correo no tiene acceso a Mi cocina. Escríbenos y lo vemos.', 403);
  }
}

/** The address belongs to another Google account than at the first sign-in. */
export class OtherGoogleAccountError extends DomainError {
  constructor() {
    super(
      'kitchen_other_account',
      'Esta no es la cuenta de Google con la que entraste antes. Escríbenos y lo vemos.',
      403,
    );
  }
}

/** Only a chef of the site can be invited. */
export class ChefNotActiveError extends DomainError {
  constructor() {
    super('kitchen_chef_not_active', 'Activa al chef antes de invitarlo a su cocina.', 409);
  }
}

/** Another chef with access has the same address. */
export class KitchenAddressTakenError extends DomainError {
  constructor() {
    super('kitchen_address_taken', 'Otro chef ya entra a su cocina con este correo. Cada chef necesita el suyo.', 409);
  }
}

/** The chef was not invited, or lost the access. */
export class NoAccessError extends DomainError {
  constructor() {
    super('kitchen_no_access', 'Este chef no tiene acceso a su cocina.', 404);
  }
}

/** The chef wants what is public already. */
export class NothingChangedError extends DomainError {
  constructor() {
    super('profile_nothing_changed', 'No cambiaste nada de lo que se ve en el sitio.', 409);
  }
}

/** The price cannot be taken away by the chef: staff need one, or know why there is none. */
export class PriceMissingError extends DomainError {
  constructor() {
    const msg = 'Escribe un precio por persona. Para quitarlo, escríbenos.';
    super('profile_price_missing', msg, 409, [{ field: 'price_per_person', msg }]);
  }
}

/** There is no change, or somebody has decided about it. */
export class NotWaitingChangeError extends DomainError {
  constructor() {
    super('profile_change_not_waiting', 'Este cambio ya no espera: alguien lo resolvió, o el chef lo retiró.', 409);
  }
}

/** The chef must know why a change is not taken. */
export class ReturnNoteMissingError extends DomainError {
  constructor() {
    const msg = 'Cuéntale al chef por qué no tomas todo.';
    super('profile_return_note_missing', msg, 409, [{ field: 'note', msg }]);
  }
}
