/**
 * The mask of a phone number, with what puts it on a field, in one module: two modules that are both fetched on demand and
 * part of other files would each need an object around their exports.
 */
export { default as IMask } from 'imask';
export { leftDigits, pastedInstead, PHONE_MASK } from '../../../ui/phone-mask';
export { foreignNumber, fullNumber } from '../../../ui/phone-number';
