import { Input } from 'antd';
import type { AriaAttributes } from 'react';

interface AddressFieldProps extends AriaAttributes {
  id?: string;
  value?: string;
  onChange?: (address: string) => void;
  maxLength?: number;
}

/** The first segment of an address of the site. It becomes lower case while one types. */
export function AddressField({ onChange, ...rest }: AddressFieldProps) {
  return (
    <Input
      {...rest}
      prefix="/"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => onChange?.(event.target.value.toLowerCase())}
    />
  );
}
