/** The table of the mails. It has no entity: the platform's tables have none. */
export const MAILS = 'mail';
