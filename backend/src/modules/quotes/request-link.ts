import { defineLink } from '../../platform/links/secret-link.js';

/** Opens a request to its client: its state, withdrawal and erasure. */
export const REQUEST_LINK = defineLink({ purpose: 'request', path: '/solicitud/', about: 'quote_request' });
