import type { MailKind } from '../../platform/mail/mail-kind.js';

/** The card itself, to who gets it, or to its buyer, on its day. */
export const GIFT_CARD_MAIL = {
  name: 'gift-card',
  about: 'gift_card_id',
  title: 'Gift card',
} as const satisfies MailKind;

/** To the buyer, once it is paid: where the card can be seen and printed. */
export const GIFT_CARD_BOUGHT = {
  name: 'gift-card-bought',
  about: 'gift_card_id',
  title: 'Compra de una gift card',
} as const satisfies MailKind;

/** To the buyer, once more money came for a card that was paid before. */
export const GIFT_CARD_TWICE = {
  name: 'gift-card-twice',
  about: 'gift_card_id',
  title: 'Gift card pagada dos veces',
} as const satisfies MailKind;

/** To the buyer, once something was given back. */
export const GIFT_CARD_RETURNED = {
  name: 'gift-card-returned',
  about: 'gift_card_id',
  title: 'Devolución de una gift card',
} as const satisfies MailKind;

/** To who got it, once it is void and something was left. */
export const GIFT_CARD_VOID = {
  name: 'gift-card-void',
  about: 'gift_card_id',
  title: 'Gift card anulada',
} as const satisfies MailKind;

/** To who has it, a month before its end: to its buyer until it was mailed. */
export const GIFT_CARD_ENDS = {
  name: 'gift-card-ends',
  about: 'gift_card_id',
  title: 'Gift card por vencer',
} as const satisfies MailKind;

/** To who has it, once money came back to it after its end: until when it is valid now. */
export const GIFT_CARD_LIVES_ON = {
  name: 'gift-card-lives-on',
  about: 'gift_card_id',
  title: 'Gift card con nuevo plazo',
} as const satisfies MailKind;
