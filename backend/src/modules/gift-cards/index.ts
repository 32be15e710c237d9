export { GiftCardErased, GiftCardGivenBack, GiftCardSold } from './gift-card-events.js';
export { GiftCardLimit } from './gift-card-limit.js';
export { BUYER_LINK } from './gift-card-link.js';
export { GIFT_CARD_KEYS } from './gift-card-keys.repository.js';
export { GiftCardKey } from './gift-card-key.js';
export { GiftCard, numberOf } from './gift-card.entity.js';
export { GiftCards } from './gift-cards.js';
export { GiftCardMovedError, UnknownCodeError } from './gift-cards.errors.js';
export { GiftCardsModule } from './gift-cards.module.js';
