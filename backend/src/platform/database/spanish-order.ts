/** The collation of columns in alphabetical order. The database's own order puts 'Álvaro' after 'Zoila'. */
export const SPANISH_ORDER = 'es-x-icu';
