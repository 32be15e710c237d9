/**
 * The mask of a phone number, and what puts it on a field, in one module. Two modules, fetched on demand and also part
 * of other files, would each need an object around their exports.
 */
export { default as IMask } from 'imask';
export { leftDigits, pastedInstead, PHONE_MASK } from '../../../ui/phone-mask';
export { foreignNumber, fullNumber } from '../../../ui/phone-number';
