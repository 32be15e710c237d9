/**
 * The phone mask and what puts it on a field, in one module: as two chunks they would need an object around their
 * exports.
 */
export { default as IMask } from 'imask';
export { leftDigits, pastedInstead, PHONE_MASK } from '../../../ui/phone-mask';
export { foreignNumber, fullNumber } from '../../../ui/phone-number';
