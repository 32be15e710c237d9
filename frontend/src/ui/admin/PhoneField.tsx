import { Input } from 'antd';
import type { AriaAttributes, FocusEventHandler } from 'react';
import { MOBILE } from '../mobile';
import { nationalDigits, PHONE_MASK } from '../phone-mask';
import { useMaskedText } from './use-masked-text';

const COUNTRY = '+56';

interface PhoneFieldProps extends AriaAttributes {
  id?: string;
  /** '+56912345678', less while it is being typed, or nothing. */
  value?: string;
  onChange?: (value: string) => void;
  onBlur?: FocusEventHandler<HTMLInputElement>;
}

/** A phone number under the mask (+56) # #### ####, with +569 put before it. */
export function PhoneField({ value = '', onChange, onBlur, ...rest }: PhoneFieldProps) {
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
      onBlur={(event) => {
        leave();
        onBlur?.(event);
      }}
    />
  );
}
