/** Chilean mobile numbers begin with 9, so that +569 stands before what the person types. */
export const MOBILE = '9';
