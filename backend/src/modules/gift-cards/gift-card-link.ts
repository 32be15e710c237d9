import { defineLink } from '../../platform/links/secret-link.js';

/** The buyer's page of a card: there it is paid, seen and printed. */
export const BUYER_LINK = defineLink({ purpose: 'gift_card', path: '/gift-card/' });

/** The same page for who got the card. It is never paid there. */
export const HOLDER_LINK = defineLink({ purpose: 'gift_card_holder', path: '/gift-card/' });
