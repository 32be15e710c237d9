import { Input, type InputProps } from 'antd';
import type { AriaAttributes, FocusEventHandler } from 'react';
import type { MaskedNumberOptions } from 'imask';
import { AMOUNT_MASK } from './number-masks';
import { useMaskedText } from './use-masked-text';

export interface NumberFieldProps
  extends AriaAttributes, Pick<InputProps, 'prefix' | 'placeholder' | 'disabled' | 'inputMode'> {
  id?: string;
  /** How it is typed. Without it, as an amount. */
  mask?: MaskedNumberOptions;
  /** With decimals where somebody typed them, and NaN for a lone '-': where they cannot be, the form refuses them; null for none. */
  value?: number | null;
  onChange?: (value: number | null) => void;
  onBlur?: FocusEventHandler<HTMLInputElement>;
}

/** What the mask says for a lone '-'. */
const MINUS = '-0';

const textOf = (value: number | null): string => (Number.isNaN(value) ? MINUS : (value?.toString() ?? ''));
const numberOf = (typed: string): number | null => (typed === '' ? null : typed === MINUS ? NaN : Number(typed));

/**
 * A number: an amount has a point between the thousands while it is typed. It is shown as it was put in and never cut
 * to fit, because that would save a number that nobody wrote. The form refuses what is too large, negative or has
 * decimals.
 */
export function NumberField({ value, onChange, mask = AMOUNT_MASK, ...rest }: NumberFieldProps) {
  const known = value ?? null;
  const report = (typed: string) => {
    const number = numberOf(typed);
    if (!Object.is(number, known)) onChange?.(number);
  };
  const { inputRef, text } = useMaskedText(mask, textOf(known), report);
  return (
    <Input
      inputMode="numeric"
      {...rest}
      ref={inputRef}
      value={text}
      autoComplete="off"
      // antd hears typing by this; what the field shows is the mask's affair.
      onChange={() => undefined}
    />
  );
}
