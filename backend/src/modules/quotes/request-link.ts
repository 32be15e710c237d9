import { defineLink } from '../../platform/links/secret-link.js';

/** Opens a request to the client who made it: its state, and ways to withdraw it and to have its data erased. */
export const REQUEST_LINK = defineLink({ purpose: 'request', path: '/solicitud/' });
