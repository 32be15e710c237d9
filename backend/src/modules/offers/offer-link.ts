import { defineLink } from '../../platform/links/secret-link.js';

/** The page on which a client reads an offer and answers it. */
export const OFFER_LINK = defineLink({ purpose: 'offer', path: '/cotizacion/' });
