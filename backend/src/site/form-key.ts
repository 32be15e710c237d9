/**
 * Stands in a page where its form has the idempotency key (frontend/src/site/quote/form/request-key.ts). It is no key: a form that
 * is sent with it gets a key that nobody else has.
 */
export const KEY_PLACE = 'clave-de-este-formulario';
