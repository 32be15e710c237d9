import { defineLink } from '../../platform/links/secret-link.js';

/** Opens the page on which a client gives an opinion. */
export const OPINION_LINK = defineLink({ purpose: 'opinion', path: '/opinion/', about: 'quote_request' });
