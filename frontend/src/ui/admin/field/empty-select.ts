/** What a list of choices says that has none … */
export const EMPTY_LIST = 'La lista está vacía';

/** … and one none of whose choices matches what was typed. */
export const NO_RESULTS = 'No se encontraron resultados';

/** What a list of choices says when it shows none. */
export const emptySelect = (choices: readonly unknown[]): string => (choices.length > 0 ? NO_RESULTS : EMPTY_LIST);
