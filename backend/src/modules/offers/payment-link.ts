import { defineLink } from '../../platform/links/secret-link.js';

/** Opens the page on which a client sees what is due for an evening, and pays. */
export const PAYMENT_LINK = defineLink({ purpose: 'payment', path: '/pago/', about: 'evening' });
