import { Input } from 'antd';
import type { MaskedPatternOptions } from 'imask';
import type { AriaAttributes } from 'react';
import { useMaskedText } from './use-masked-text';

const COUNTRY = '+56';
/** Chilean mobile numbers begin with 9: product.md section 5 puts +569 before what the person types. */
const MOBILE = '9';
const NATIONAL_LENGTH = 9;

/** The nine national digits of a Chilean number in any spelling: '+56 9 8765 4321', '(+56) 987654321', '987654321'. */
export function nationalDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  const national = digits.length > NATIONAL_LENGTH || text.trim().startsWith('+') ? digits.replace(/^56/, '') : digits;
  return national.slice(0, NATIONAL_LENGTH);
}

const PHONE_MASK: MaskedPatternOptions = {
  mask: '(+56) 0 0000 0000',
  // A number pasted as a whole may bring its own +56 or the 9 that is already there.
  prepare: (typed, masked) => {
    if (typed.length < 2) return typed;
    const digits = nationalDigits(typed);
    const doubled = masked.unmaskedValue === MOBILE && digits.length === NATIONAL_LENGTH && digits.startsWith(MOBILE);
    return doubled ? digits.slice(MOBILE.length) : digits;
  },
};

interface PhoneFieldProps extends AriaAttributes {
  id?: string;
  /** '+56912345678', less while it is being typed, or nothing. */
  value?: string;
  onChange?: (value: string) => void;
}

/** A phone number under the mask (+56) # #### ####, with +569 put before it (product.md section 5). */
export function PhoneField({ value = '', onChange, ...rest }: PhoneFieldProps) {
  const report = (digits: string) => onChange?.(digits ? COUNTRY + digits : '');
  const { inputRef, text, show, digits } = useMaskedText(PHONE_MASK, nationalDigits(value), report);

  const leave = () => {
    if (digits() !== MOBILE) return;
    show('');
    if (value) report('');
  };

  return (
    <Input
      {...rest}
      ref={inputRef}
      value={text}
      type="tel"
      inputMode="tel"
      autoComplete="off"
      placeholder="(+56) 9 1234 5678"
      onFocus={() => {
        if (!digits()) show(MOBILE);
      }}
      onBlur={leave}
    />
  );
}
