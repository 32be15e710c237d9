import { useSettings } from '../../ui/settings';
import type { Said } from '../../ui/text/document';
import { feeText } from '../../ui/text/Refunds';
import type { Text } from './use-text';
import { longDate, monthOf } from '../long-date';

/** What the terms name: the day of their last change, and the figures that offers reckon with. */
export function useTermsValues({ document, number, day }: Text): Said {
  const { productName } = useSettings();
  const { attrs } = document;
  return {
    product: productName,
    updated: number === 1 ? monthOf(day) : `${longDate(day)} (versión ${number})`,
    fee: attrs ? feeText(attrs) : '',
  };
}
