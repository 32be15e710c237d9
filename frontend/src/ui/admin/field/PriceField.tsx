import { NumberField, type NumberFieldProps } from './NumberField';

/** Whole Chilean pesos. */
export const PriceField = (props: Omit<NumberFieldProps, 'prefix' | 'placeholder'>) => (
  <NumberField {...props} prefix="$" placeholder="45.000" />
);
