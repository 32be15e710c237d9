import { defineLink } from '../../platform/links/secret-link.js';

/** Opens the page on which a client reads and answers an offer. */
export const OFFER_LINK = defineLink({ purpose: 'offer', path: '/cotizacion/', about: 'offer' });
