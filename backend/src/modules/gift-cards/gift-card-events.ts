import type { EntityManager } from '@mikro-orm/postgresql';
import type { Caller } from '../../platform/http/access.js';
import type { GiftCardWay } from './gift-card-states.js';
import type { GiftCard } from './gift-card.entity.js';

/** A card was sold, or its transfer came. The ledger writes the entry in the same transaction. */
export class GiftCardSold {
  static readonly event = 'gift-card.sold';

  constructor(
    readonly em: EntityManager,
    readonly card: GiftCard,
    readonly paid: { way: GiftCardWay; /** 'YYYY-MM-DD' */ day: string; reference: string | null },
    readonly caller: Caller,
  ) {}
}

/** What was paid too much for a card, or what was left of a void one, was given back to its buyer. The ledger writes the entry in the same transaction. */
export class GiftCardGivenBack {
  static readonly event = 'gift-card.given-back';

  constructor(
    readonly em: EntityManager,
    readonly card: GiftCard,
    readonly back: { way: GiftCardWay; /** Whole CLP. */ amount: number; reference: string | null },
    readonly caller: Caller,
  ) {}
}

/** Buyer and receiver of a card were erased. The payments lose the card digits, the entries their notes. */
export class GiftCardErased {
  static readonly event = 'gift-card.erased';

  constructor(
    readonly em: EntityManager,
    readonly card: GiftCard,
  ) {}
}
