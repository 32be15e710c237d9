/** Rules that the start of the product needs before it loads anything of the application. */
export { FORM_PROVIDERS, formLink, FormType } from './form-provider.js';
