import { Input } from 'antd';
import type { ClipboardEvent, FocusEventHandler, MouseEvent } from 'react';
import { MOBILE } from '../../mobile';
import { leftDigits, pastedInstead, PHONE_MASK } from '../../phone-mask';
import { nationalDigits, numberOf } from '../../phone-number';
import type { FormControl } from './form-control';
import { useMaskedText } from './use-masked-text';

/** Its value: '+56912345678', less while it is being typed, more where too much was typed, or nothing. */
interface PhoneFieldProps extends FormControl<string> {
  onBlur?: FocusEventHandler<HTMLInputElement>;
}

/** A phone number under the mask (+56) # #### ####, with +569 put before it. */
export function PhoneField({ value = '', onChange, onBlur, ...rest }: PhoneFieldProps) {
  const report = (digits: string) => onChange?.(numberOf(digits));
  const { inputRef, text, show, take, unmasked } = useMaskedText(PHONE_MASK, nationalDigits(value), report);

  const paste = (event: ClipboardEvent) => {
    const digits = pastedInstead(event.clipboardData.getData('text'), unmasked() ?? '');
    if (digits === undefined) return;
    event.preventDefault();
    take(digits);
  };
  // A click puts the caret where it was pressed, which would be before the 9 that has just come.
  const goBehind = ({ currentTarget: input }: MouseEvent<HTMLInputElement>) => {
    const end = input.value.length;
    if (unmasked() === MOBILE && input.selectionEnd !== end) input.setSelectionRange(end, end);
  };
  const leave = () => {
    const typed = unmasked();
    // A hidden field loses the focus late: what was typed already counts by its key, or was taken back.
    if (typed === undefined) return;
    const left = leftDigits(typed);
    if (left) return take(left);
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
      onPaste={paste}
      onFocus={() => {
        if (!unmasked()) show(MOBILE);
      }}
      onClick={goBehind}
      onPressEnter={leave}
      onBlur={(event) => {
        leave();
        onBlur?.(event);
      }}
    />
  );
}
