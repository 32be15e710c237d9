export { EventSheets } from './event-sheets.js';
export { Offer } from './offer.entity.js';
export type { OfferContent } from './offer-words.js';
export { beginningOf } from './offer-terms.js';
export { OfferYear } from './offer-year.entity.js';
export { OFFER_LINK } from './offer-link.js';
export { OffersModule } from './offers.module.js';
export { asOffered } from './offer-menu.entity.js';
export { OfferLine } from './offer-line.entity.js';
