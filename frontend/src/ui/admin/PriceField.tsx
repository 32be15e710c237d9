import { InputNumber } from 'antd';
import type { AriaAttributes } from 'react';

const THOUSANDS = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 0 });

/** '45000' → '$45.000', as es-CL writes it; nothing for nothing. */
export function showPrice(value: number | string | undefined): string {
  return value === undefined || value === '' ? '' : `$${THOUSANDS.format(Number(value))}`;
}

/** The digits of what was typed: '$45.000' → 45000. Points separate thousands, there are no decimals in pesos. */
export function readPrice(text: string | undefined): number {
  const digits = (text ?? '').replace(/\D/g, '');
  // antd takes NaN for "nothing typed"; its types only know numbers.
  return digits === '' ? Number.NaN : Number(digits);
}

interface PriceFieldProps extends AriaAttributes {
  id?: string;
  value?: number | null;
  max?: number;
  onChange?: (value: number | null) => void;
}

/** Whole Chilean pesos, shown as es-CL currency while they are typed. */
export function PriceField({ value, max, onChange, ...rest }: PriceFieldProps) {
  return (
    <InputNumber<number>
      {...rest}
      value={value ?? null}
      min={0}
      max={max}
      precision={0}
      controls={false}
      inputMode="numeric"
      placeholder="$45.000"
      formatter={showPrice}
      parser={readPrice}
      onChange={(next) => onChange?.(next === null || Number.isNaN(next) ? null : next)}
      style={{ inlineSize: '100%' }}
    />
  );
}
