import { Input, type InputProps } from 'antd';
import type { AriaAttributes, FocusEventHandler } from 'react';
import { AMOUNT_MASK } from './amount-mask';
import { useMaskedText } from './use-masked-text';

export interface NumberFieldProps extends AriaAttributes, Pick<InputProps, 'prefix' | 'placeholder'> {
  id?: string;
  /** A whole number; with decimals where somebody typed them, and NaN for a lone '-', to be refused; null for none. */
  value?: number | null;
  onChange?: (value: number | null) => void;
  onBlur?: FocusEventHandler<HTMLInputElement>;
}

/** What the mask says for a lone '-'. */
const MINUS = '-0';

const textOf = (value: number | null): string => (Number.isNaN(value) ? MINUS : (value?.toString() ?? ''));
const numberOf = (typed: string): number | null => (typed === '' ? null : typed === MINUS ? NaN : Number(typed));

/**
 * A number with a point between the thousands while it is typed. It is shown as it was put in and never cut to fit, because a
 * number that somebody did not write would be saved: what is too large, negative or has decimals is refused by the form.
 */
export function NumberField({ value, onChange, ...rest }: NumberFieldProps) {
  const known = value ?? null;
  const report = (typed: string) => {
    const number = numberOf(typed);
    if (!Object.is(number, known)) onChange?.(number);
  };
  const { inputRef, text } = useMaskedText(AMOUNT_MASK, textOf(known), report);
  return (
    <Input
      {...rest}
      ref={inputRef}
      value={text}
      inputMode="numeric"
      autoComplete="off"
      // antd hears typing by this; what the field shows is the mask's affair.
      onChange={() => undefined}
    />
  );
}
