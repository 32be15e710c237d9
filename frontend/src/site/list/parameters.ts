/** The names of what a list is narrowed down by, in its address: one choice of each of these lists … */
export const CHOICE_PARAMETERS = ['formato', 'comida', 'ciudad'] as const;

/** … how many people come, and the least and the highest price per person … */
export const NUMBER_PARAMETERS = ['personas', 'desde', 'hasta'] as const;

/**
 * The prices per person that filters offer, in whole CLP. Other prices redirect to one of them: each number would be a
 * page.
 */
export const PRICE_STEPS = [25, 30, 35, 40, 45, 50, 60, 70, 80, 100, 120, 150, 200, 300, 500].map(
  (thousands) => thousands * 1000,
);

/** … and diets; there may be several. */
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
