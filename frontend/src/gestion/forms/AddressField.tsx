import { Input, type InputRef } from 'antd';
import { useRef, type AriaAttributes } from 'react';

interface AddressFieldProps extends AriaAttributes {
  id?: string;
  value?: string;
  onChange?: (address: string) => void;
  maxLength?: number;
}

/** As the server keeps it: other letters than these stay as they are, and are refused. */
const lowerCase = (address: string): string => address.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/**
 * Changes the text in the field before React compares it with the value. If React changed it, the caret would go to the
 * end.
 */
function toLowerCase(input: HTMLInputElement): string {
  const { value, selectionStart, selectionEnd } = input;
  const address = lowerCase(value);
  if (address !== value) {
    input.value = address;
    input.setSelectionRange(selectionStart, selectionEnd);
  }
  return address;
}

/**
 * The first segment of an address of the site. It becomes lower case while one types, or, with the keyboard of a phone,
 * when a word is whole: changed while it is composed, it would be written again and again.
 */
export function AddressField({ onChange, ...rest }: AddressFieldProps) {
  // antd's event has a copy of the field, whose text nobody sees.
  const field = useRef<InputRef>(null);
  return (
    <Input
      {...rest}
      ref={field}
      prefix="/"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onChange={({ target, nativeEvent }) => {
        const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
        onChange?.(isComposing ? target.value : toLowerCase(field.current?.input ?? target));
      }}
      onCompositionEnd={({ currentTarget }) => onChange?.(toLowerCase(currentTarget))}
    />
  );
}
