/** Chilean mobile numbers begin with 9, so the field puts +569 before what the person types. */
export const MOBILE = '9';
