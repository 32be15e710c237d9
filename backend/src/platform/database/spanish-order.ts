/**
 * The collation of columns that people read in alphabetical order: accents and case count only between equal letters, and
 * ñ follows n. The database's own order is by code point, which puts 'Álvaro' after 'Zoila'.
 */
export const SPANISH_ORDER = 'es-x-icu';
