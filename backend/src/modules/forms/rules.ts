/** Rules that the start of the product needs before it loads anything of the application. */
export { FORM_PROVIDERS, FORM_TYPES, formLink, FormType } from './form-provider.js';
