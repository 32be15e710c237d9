/** The tables of the log, which their migration makes whole. Triggers write the lines; entities of ours are none of them. */
export const AUDIT_LINES = 'audit_line';
export const REFUSED_SIGN_INS = 'refused_sign_in';

/** The ledger of the money: who serves adds lines to it and changes none. */
export const LEDGER = 'money_entry';
