import { defineLink } from '../../platform/links/secret-link.js';

/** The page on which the client of a request gives an opinion. */
export const OPINION_LINK = defineLink({ purpose: 'opinion', path: '/opinion/' });
