import { defineLink } from '../../platform/links/secret-link.js';

/** Opens the page on which a chef answers an inquiry. It names no client, so it says itself that it is paused while one is blocked. */
export const CHEF_INQUIRY_LINK = defineLink({ purpose: 'chef_inquiry', path: '/consulta/' });
