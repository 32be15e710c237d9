import { defineLink } from '../../platform/links/secret-link.js';

/** Opens the page on which a client reads and answers an offer. */
export const OFFER_LINK = defineLink({ purpose: 'offer', path: '/cotizacion/', about: 'offer' });

/** Opens the page on which a client sees what is due for an evening, and pays. */
export const PAYMENT_LINK = defineLink({ purpose: 'payment', path: '/pago/', about: 'evening' });

/** Opens the event sheet to its chef: one link per sheet that was sent. */
export const SHEET_LINK = defineLink({ purpose: 'event_sheet', path: '/ficha/', about: 'event_sheet' });

/** Opens the page on which a chef answers an inquiry. It names no client, so it says itself that it is paused while one is blocked. */
export const CHEF_INQUIRY_LINK = defineLink({ purpose: 'chef_inquiry', path: '/consulta/' });
