export { Offer } from './offer.entity.js';
export { OFFER_LINK } from './offer-link.js';
export { OffersModule } from './offers.module.js';
export { OfferLine } from './offer-line.entity.js';
