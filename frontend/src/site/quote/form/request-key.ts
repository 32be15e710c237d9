/** The hidden field with the idempotency key of a form that is sent without scripts. */
export const KEY_FIELD = 'request_key';

/**
 * Stands in the place of that key where a page is rendered. The page is kept and sent to many, so the server fills in a
 * random key for each (backend/src/site/form-key.ts): the same words of two people are two requests.
 */
export const KEY_PLACE = 'clave-de-este-formulario';
