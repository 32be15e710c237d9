import { Input, Select } from 'antd';
import { useState, type AriaAttributes, type ClipboardEvent, type FocusEventHandler } from 'react';
import { PhoneField } from '../../ui/admin/field/PhoneField';
import { begunIn, countryOf, HOME, OTHER_COUNTRY, PHONE_COUNTRIES } from '../../ui/phone-countries';
import { foreignNumber } from '../../ui/phone-number';
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

/** A client's phone: under the mask of Chile, or with the code of another country, which is chosen or pasted. */
export function ClientPhoneField({ value, onChange, onBlur, ...rest }: ClientPhoneFieldProps) {
  const number = value ?? '';
  const [chosen, setChosen] = useState<string>();
  const country = chosen ?? countryOf(number) ?? HOME;

  const choose = (code: string) => {
    setChosen(code);
    onChange?.(code === HOME ? '' : begunIn(code));
  };
  /** A number of another country stays what it is, whatever is chosen. */
  const paste = (event: ClipboardEvent) => {
    const pasted = foreignNumber(event.clipboardData.getData('text'));
    if (!pasted) return;
    event.preventDefault();
    event.stopPropagation();
    setChosen(countryOf(pasted));
    onChange?.(pasted);
  };

  return (
    <div className="client-phone" onPasteCapture={paste}>
      <Select
        aria-label="Código de país"
        value={country}
        options={COUNTRIES}
        popupMatchSelectWidth={false}
        onChange={choose}
      />
      {country === HOME ? (
        <PhoneField {...rest} value={number} onChange={onChange} onBlur={onBlur} />
      ) : (
        <Input
          {...rest}
          value={number}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          placeholder={begunIn(country)}
          onChange={({ target }) => onChange?.(target.value)}
          onBlur={(event) => {
            const whole = foreignNumber(number);
            if (whole && whole !== number) onChange?.(whole);
            onBlur?.(event);
          }}
        />
      )}
    </div>
  );
}
