import { Input } from 'antd';
import type { AriaAttributes, FocusEventHandler } from 'react';
import { PRICE_MASK } from './price-mask';
import { useMaskedText } from './use-masked-text';

interface PriceFieldProps extends AriaAttributes {
  id?: string;
  /** Whole pesos; with decimals where somebody typed them; null for none. */
  value?: number | null;
  onChange?: (value: number | null) => void;
  onBlur?: FocusEventHandler<HTMLInputElement>;
}

/** Chilean pesos, with a point between the thousands while they are typed. */
export function PriceField({ value, onChange, ...rest }: PriceFieldProps) {
  const report = (typed: string) => onChange?.(typed === '' ? null : Number(typed));
  const { inputRef, text } = useMaskedText(PRICE_MASK, value?.toString() ?? '', report);
  return (
    <Input
      {...rest}
      ref={inputRef}
      value={text}
      prefix="$"
      inputMode="numeric"
      autoComplete="off"
      placeholder="45.000"
      // antd hears typing by this; what the field shows is the mask's affair.
      onChange={() => undefined}
    />
  );
}
