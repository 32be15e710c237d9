/** The table of the secret links. It has no entity: the platform's tables have none. */
export const SECRET_LINKS = 'secret_link';
