/** The names of what a list is narrowed down by, in its address: one choice of each of these lists … */
export const CHOICE_PARAMETERS = ['formato', 'comida', 'ciudad'] as const;

/** … how many people come, and the least and the highest price per person … */
export const NUMBER_PARAMETERS = ['personas', 'desde', 'hasta'] as const;

/** … and diets, of which there may be several. */
export const DIET_PARAMETER = 'dieta';

export const PAGE_PARAMETER = 'pagina';

/** What the lists read of their addresses. */
export const LIST_PARAMETERS: readonly string[] = [
  ...CHOICE_PARAMETERS,
  ...NUMBER_PARAMETERS,
  DIET_PARAMETER,
  'busca',
  PAGE_PARAMETER,
];
