import { DomainError } from '../../platform/http/answer/domain-error.js';
import { dayAndYear, pesos } from '../../platform/http/value/words.js';
import { MOST_AMOUNT } from './gift-card-states.js';

export class GiftCardNotFoundError extends DomainError {
  constructor() {
    super('gift_card_not_found', 'La gift card no existe.', 404);
  }
}

/** The company has not said how it takes money: gift cards are asked for as before. */
export class GiftCardsNotOfferedError extends DomainError {
  constructor() {
    super('gift_cards_not_offered', 'Por ahora las gift cards se piden por WhatsApp o en Cotiza.', 409);
  }
}

/** An experience that is not on the site, has no price, or is not for so many people. */
export class NoExperienceForGiftError extends DomainError {
  constructor() {
    super(
      'no_experience_for_gift',
      'Esa experiencia no se puede regalar para tantas personas. Elige otra, o un monto.',
      409,
    );
  }
}

/** It would arrive within the last month in which it can be used, or later. */
export class GiftCardArrivesLateError extends DomainError {
  constructor(last: string) {
    const msg = `Elige un día hasta el ${dayAndYear(last)}: así queda al menos un mes para usarla.`;
    super('gift_card_arrives_late', msg, 400, [{ field: 'arrives_on', msg }]);
  }
}

/** What was asked for is not possible with the card as it is now. */
export class GiftCardMovedError extends DomainError {
  constructor() {
    super('gift_card_moved', 'Esta gift card ya no está como la viste. Recarga para ver cómo quedó.', 409);
  }
}

/** No code can be shown: it was made with another key, or there is none yet. */
export class NoCodeError extends DomainError {
  constructor() {
    super('gift_card_no_code', 'El código de esta gift card no se puede mostrar.', 409);
  }
}

/** No valid code, or one of no card: the caller cannot see which. */
export class UnknownCodeError extends DomainError {
  constructor() {
    super('gift_card_unknown', 'No encontramos una gift card con ese código. Revísalo: son 16 letras y números.', 404);
  }
}

/** Too many codes were tried today, by everybody together. */
export class TooManyCodesError extends DomainError {
  constructor() {
    super('too_many_codes', 'Por ahora no podemos revisar códigos. Escríbenos y lo vemos contigo.', 429);
  }
}

/** More is given back than the card has. */
export class GiftCardBackError extends DomainError {
  constructor() {
    super('gift_card_back', 'En esta gift card no queda dinero que devolver.', 409);
  }
}

/** A card is void only once it is said how what is left of it went back: nobody could empty it later. */
export class GiftCardLeftError extends DomainError {
  constructor() {
    super(
      'gift_card_left',
      'En esta gift card queda dinero. Devuélvelo a quien la compró y elige cómo lo hiciste.',
      409,
    );
  }
}

/** The sale of a card comes to no less than was used of it. */
export class GiftCardUsedError extends DomainError {
  constructor(used: number) {
    const msg = `De esta gift card ya se usaron ${pesos(used)}: lo que se pagó por ella no puede ser menos.`;
    super('gift_card_used', msg, 409, [{ field: 'amount', msg }]);
  }
}

/** More than a card can be worth. */
export class GiftCardWorthError extends DomainError {
  constructor() {
    const msg = `Una gift card vale hasta ${pesos(MOST_AMOUNT)}.`;
    super('gift_card_worth', msg, 409, [{ field: 'amount', msg }]);
  }
}

/** Money came for a card that was paid before. */
export class GiftCardPaidError extends DomainError {
  constructor() {
    super(
      'gift_card_paid',
      'Esta gift card ya está pagada. Si el dinero llegó otra vez, devuélvelo a quien la compró o véndele otra.',
      409,
    );
  }
}
