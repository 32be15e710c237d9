/** The hidden field with the idempotency key of a form that is sent without scripts. */
export const KEY_FIELD = 'request_key';

/**
 * Stands for that key in a cached page. The server fills in a random key for each visitor (backend/src/site/form-
 * key.ts).
 */
export const KEY_PLACE = 'clave-de-este-formulario';
