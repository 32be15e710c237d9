/** Chilean mobile numbers begin with 9: product.md section 5 puts +569 before what the person types. */
export const MOBILE = '9';
