import { Input, type InputProps } from 'antd';
import type { FocusEventHandler } from 'react';
import type { MaskedNumberOptions } from 'imask';
import type { FormControl } from './form-control';
import { AMOUNT_MASK } from './number-masks';
import { useMaskedText } from './use-masked-text';

/** Its value has decimals where somebody typed them, and is NaN for a lone '-': the form refuses them where they cannot be. */
export interface NumberFieldProps
  extends FormControl<number | null>, Pick<InputProps, 'prefix' | 'placeholder' | 'disabled' | 'inputMode'> {
  /** How it is typed. Without it, as an amount. */
  mask?: MaskedNumberOptions;
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
      // antd needs a handler for a controlled field. The mask sets what the field shows.
      onChange={() => undefined}
    />
  );
}
