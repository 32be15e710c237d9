import type { EntityManager } from '@mikro-orm/postgresql';
import type { Caller } from '../../platform/http/access.js';
import type { GiftCardWay } from './gift-card-states.js';
import type { GiftCard } from './gift-card.entity.js';

/** Staff sold a card, or saw that a visitor's transfer came. The ledger writes that its money came, in the same transaction. */
export class GiftCardSold {
  static readonly event = 'gift-card.sold';

  constructor(
    readonly em: EntityManager,
    readonly card: GiftCard,
    readonly paid: { way: GiftCardWay; /** 'YYYY-MM-DD' */ day: string; reference: string | null },
    readonly caller: Caller,
  ) {}
}

/** An administrator gave what was left of a void card back to its buyer. The ledger writes it in the same transaction. */
export class GiftCardGivenBack {
  static readonly event = 'gift-card.given-back';

  constructor(
    readonly em: EntityManager,
    readonly card: GiftCard,
    readonly back: { way: GiftCardWay; /** Whole CLP. */ amount: number; reference: string | null },
    readonly caller: Caller,
  ) {}
}

/** The people of a card were erased. The ledger forgets the digits of their cards. */
export class GiftCardErased {
  static readonly event = 'gift-card.erased';

  constructor(
    readonly em: EntityManager,
    readonly card: GiftCard,
  ) {}
}
