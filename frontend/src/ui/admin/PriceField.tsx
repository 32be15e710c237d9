import { WholeField, type WholeFieldProps } from './WholeField';

/** Whole Chilean pesos. */
export const PriceField = (props: Omit<WholeFieldProps, 'prefix' | 'placeholder'>) => (
  <WholeField {...props} prefix="$" placeholder="45.000" />
);
