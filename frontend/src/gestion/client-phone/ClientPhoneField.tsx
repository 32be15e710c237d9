import { Input, Select } from 'antd';
import {
  useEffect,
  useRef,
  useState,
  type AriaAttributes,
  type ChangeEvent,
  type ClipboardEvent,
  type FocusEventHandler,
  type SyntheticEvent,
} from 'react';
import { PhoneField } from '../../ui/admin/field/PhoneField';
import {
  begunIn,
  countryOf,
  hasCode,
  HOME,
  OTHER_COUNTRY,
  PHONE_COUNTRIES,
  typedAbroad,
} from '../../ui/phone-countries';
import { chileanNumber, clientNumber, foreignNumber, numberOf } from '../../ui/phone-number';
import './client-phone.css';

interface ClientPhoneFieldProps extends AriaAttributes {
  id?: string;
  /** '+56912345678' or '+5491123456789', less while it is being typed, or nothing. */
  value?: string | null;
  onChange?: (value: string) => void;
  onBlur?: FocusEventHandler<HTMLInputElement>;
}

const COUNTRIES = [
  ...PHONE_COUNTRIES.map(([code, name]) => ({ value: code, label: `+${code} ${name}` })),
  { value: OTHER_COUNTRY, label: 'Otro país' },
];

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/**
 * A client's phone: under the mask of Chile, or with the code of another country, which is chosen, pasted or typed. The
 * country shown is always that of the number.
 */
export function ClientPhoneField({ value, onChange, onBlur, ...rest }: ClientPhoneFieldProps) {
  const number = value ?? '';
  /** The country while the number names none. */
  const [chosen, setChosen] = useState(HOME);
  const country = countryOf(number) ?? chosen;
  // Behind +56 alone the code of no other country can come, but it may be taken back.
  const isMasked = country === HOME && digitsOf(number) !== HOME;
  const box = useRef<HTMLDivElement>(null);
  /** How many characters stand behind the caret of a number that goes on in the other field. */
  const behind = useRef<number>(undefined);
  useEffect(() => {
    const input = box.current?.querySelector<HTMLInputElement>('input[type="tel"]');
    if (behind.current === undefined || !input) return;
    const caret = Math.max(0, input.value.length - behind.current);
    behind.current = undefined;
    input.focus();
    input.setSelectionRange(caret, caret);
  });

  const take = (text: string, named: string, after?: number) => {
    behind.current = after;
    setChosen(named);
    onChange?.(text);
  };
  /** From a plus on, what is typed under the mask is the number of another country. The mask must not read it. */
  const hearMasked = (event: SyntheticEvent) => {
    const { target } = event;
    if (!isMasked || !(target instanceof HTMLInputElement) || target.type !== 'tel') return;
    const typed = typedAbroad(target.value);
    if (typed === undefined) return;
    event.stopPropagation();
    const after = target.value.length - (target.selectionStart ?? target.value.length);
    take(typed, countryOf(typed) ?? OTHER_COUNTRY, Math.min(after, typed.length - 1));
  };
  const hearOther = ({ target: { value: typed }, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { isComposing = false, inputType = '' } = nativeEvent instanceof InputEvent ? nativeEvent : {};
    const digits = digitsOf(typed);
    if (hasCode(typed)) {
      if (countryOf(typed) !== HOME || digits === HOME) take(typed, OTHER_COUNTRY);
      else take(numberOf(digits.replace(/^(?:00)?56/, '')), HOME, 0);
    } else if (isComposing || typed.includes('+')) take(typed, country);
    else if (!typed.trim()) {
      if (country === OTHER_COUNTRY) take('', HOME, 0);
      else take('', country);
    } else if (inputType.startsWith('delete')) {
      // Without its code it is read as a number of here.
      take(numberOf(digits), HOME, 0);
    } else take(begunIn(country) + typed.trimStart(), country);
  };
  /** A whole number with its code stays what it is, whatever is chosen. */
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    const pasted = foreignNumber(text) ?? (!isMasked && hasCode(text.trim()) ? chileanNumber(text) : undefined);
    if (!pasted) return;
    event.preventDefault();
    event.stopPropagation();
    take(pasted, HOME, 0);
  };

  return (
    <div className="client-phone" ref={box} onPasteCapture={paste} onInputCapture={hearMasked}>
      <Select
        aria-label="Código de país"
        value={country}
        options={COUNTRIES}
        popupMatchSelectWidth={false}
        onChange={(code) => take(code === HOME ? '' : begunIn(code), code)}
      />
      {isMasked ? (
        <PhoneField {...rest} value={number} onChange={onChange} onBlur={onBlur} />
      ) : (
        <Input
          {...rest}
          value={number}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          placeholder={begunIn(country)}
          onChange={hearOther}
          onBlur={(event) => {
            const whole = clientNumber(number);
            if (whole !== number) take(whole, country);
            onBlur?.(event);
          }}
        />
      )}
    </div>
  );
}
