import { defineLink } from '../../platform/links/secret-link.js';

/** Opens the event sheet to its chef: one link per sheet that was sent. */
export const SHEET_LINK = defineLink({ purpose: 'event_sheet', path: '/ficha/', about: 'event_sheet' });
