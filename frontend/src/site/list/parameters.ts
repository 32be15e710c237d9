/** The names of what a list is narrowed down by, in its address. */
export const FILTER_PARAMETERS = ['formato', 'comida', 'ciudad', 'busca'] as const;

export const PAGE_PARAMETER = 'pagina';

/** What the lists read of their addresses. */
export const LIST_PARAMETERS: readonly string[] = [...FILTER_PARAMETERS, PAGE_PARAMETER];
