import { DomainError } from '../../platform/http/answer/domain-error.js';
import { pesos } from '../../platform/http/value/words.js';
import { MAX_PAID } from './money-kinds.js';

/** There is nothing to pay for this evening now. */
export class NothingDueError extends DomainError {
  constructor() {
    super('nothing_due', 'No hay nada que pagar por ahora.', 409);
  }
}

/** No card is taken: the provider is not configured. */
export class NoCardsError extends DomainError {
  constructor() {
    super('no_cards', 'Por ahora no recibimos pagos con tarjeta.', 409);
  }
}

/** Neither cards nor an account: clients could not pay what they are asked for. */
export class NoWayToPayError extends DomainError {
  constructor() {
    const msg = 'Sin Webpay hace falta una cuenta: de otro modo los clientes no tendrían cómo pagar.';
    super('no_way_to_pay', msg, 409, [{ field: 'bank', msg }]);
  }
}

/** Too many tries to pay one evening wait at the provider. */
export class TooManyTriesError extends DomainError {
  constructor() {
    super(
      'too_many_tries',
      'Hay varios pagos de esta velada sin terminar. Espera unos minutos e inténtalo otra vez.',
      409,
    );
  }
}

/** The provider does not answer. Nothing was charged. */
export class ProviderAwayError extends DomainError {
  constructor() {
    super('provider_away', 'Webpay no responde por ahora y no se cobró nada. Inténtalo otra vez en unos minutos.', 503);
  }
}

/** A payment was decided otherwise meanwhile. */
export class PaymentMovedError extends DomainError {
  constructor() {
    super('payment_moved', 'Este pago ya fue resuelto. Recarga para ver cómo quedó.', 409);
  }
}

export class PaymentNotFoundError extends DomainError {
  constructor() {
    super('payment_not_found', 'El pago no existe.', 404);
  }
}

export class RefundNotFoundError extends DomainError {
  constructor() {
    super('refund_not_found', 'La devolución no existe.', 404);
  }
}

/** A boleta or factura with this number is noted already. */
export class DocumentNotedError extends DomainError {
  constructor(name: string) {
    super('document_noted', `${name} ya está anotada en una velada.`, 409);
  }
}

export class DocumentNotFoundError extends DomainError {
  constructor() {
    super('document_not_found', 'El documento no existe o ya fue eliminado.', 404);
  }
}

export class EntryNotFoundError extends DomainError {
  constructor() {
    super('entry_not_found', 'El movimiento no existe.', 404);
  }
}

/** What is to give back is not what the person saw. */
export class MoneyChangedError extends DomainError {
  constructor() {
    super('money_changed', 'El saldo de esta velada cambió mientras tanto. Recarga para ver cómo quedó.', 409);
  }
}

/** A refund of the evening is under way: another one might give back twice. */
export class RefundOpenError extends DomainError {
  constructor() {
    super('refund_open', 'Hay una devolución de esta velada que aún no se resuelve. Espera a que termine.', 409);
  }
}

/** More than is to give back. */
export class RefundTooMuchError extends DomainError {
  constructor(most: number) {
    super('refund_too_much', `Lo que queda por devolver son ${pesos(most)}.`, 409);
  }
}

/** Webpay gives back each payment for itself, and none of this evening has that much left. */
export class NoPaymentToRefundError extends DomainError {
  constructor(most: number) {
    super(
      'no_payment_to_refund',
      most > 0
        ? `Con tarjeta se devuelve pago por pago: en este caso, hasta ${pesos(most)}. Lo demás se devuelve por transferencia.`
        : 'No quedan pagos con tarjeta que devolver: hazlo por transferencia.',
      409,
    );
  }
}

/** Why Webpay refuses a refund, by its code. */
const REFUSALS: Record<number, string> = {
  16: 'Transbank no permite anular esta operación.',
  53: 'Transbank no devuelve una parte de un pago en cuotas, solo el total.',
  274: 'Transbank no encuentra esta operación.',
  284: 'Pasó el plazo en que Transbank devuelve este pago.',
  292: 'Transbank dice que este pago no está autorizado.',
  308: 'Transbank no permite esta devolución.',
  310: 'Este pago ya fue anulado en Transbank.',
  311: 'Es más de lo que queda de este pago en Transbank.',
};

/** Webpay refuses a refund. Nothing was given back. */
export class RefundRefusedError extends DomainError {
  constructor(readonly providerCode: number | null) {
    const why = REFUSALS[providerCode ?? NaN] ?? 'Transbank no aceptó la devolución.';
    super('refund_refused', `${why} No se devolvió nada: puedes hacerlo por transferencia.`, 409);
  }
}

/** An amount that cannot be: an entry is never below zero, and no more is given back than was paid. */
export class CorrectionRefusedError extends DomainError {
  constructor() {
    super('correction_refused', 'Así se habría devuelto más de lo que se pagó. Corrige primero la devolución.', 409);
  }
}

/** More than one evening can have: somebody wrote too many zeros. */
export class TooMuchPaidError extends DomainError {
  constructor() {
    super(
      'too_much_paid',
      `Con este monto la velada sumaría más de ${pesos(MAX_PAID)} en pagos. Revisa los ceros.`,
      409,
    );
  }
}

/** What the provider says of a payment is not corrected by hand. */
export class CardEntryError extends DomainError {
  constructor() {
    super('card_entry', 'Lo que se pagó o devolvió con tarjeta es lo que dice Transbank: no se corrige a mano.', 409);
  }
}

/** By card it was all of it, or nothing. */
export class WholeCardEntryError extends DomainError {
  constructor(amount: number) {
    const msg = `Con tarjeta fueron ${pesos(amount)} o nada: escribe uno de los dos.`;
    super('whole_card_entry', msg, 409, [{ field: 'amount', msg }]);
  }
}

/** A payout is what the chef gets: it is undone as a whole, and made again. */
export class PayoutEntryError extends DomainError {
  constructor() {
    super('payout_entry', 'Un pago a un chef se deshace en «Pagos a chefs», y se hace otra vez.', 409);
  }
}

/** Of a gift card only its sale is corrected. What it paid or got back would stand against the evening's entries. */
export class GiftCardEntryError extends DomainError {
  constructor() {
    super('gift_card_entry', 'Lo que se pagó con una gift card, o se devolvió, no se corrige a mano.', 409);
  }
}

/** The gift card cannot be used: it is void, has ended, or nothing is left of it. */
export class GiftCardUnusableError extends DomainError {
  constructor(why: 'void' | 'ended' | 'empty') {
    const sentence = {
      void: 'Esta gift card no se puede usar. Escríbenos y lo vemos contigo.',
      ended: 'Esta gift card venció. Escríbenos y lo vemos contigo.',
      empty: 'En esta gift card no queda saldo.',
    };
    super('gift_card_unusable', sentence[why], 409);
  }
}

/** What a gift card paid goes back to it first. */
export class GiftCardFirstError extends DomainError {
  constructor(amount: number) {
    super('gift_card_first', `Primero vuelven ${pesos(amount)} a la gift card con que se pagó.`, 409);
  }
}
