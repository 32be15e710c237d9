import { Input, type InputRef } from 'antd';
import { useRef } from 'react';
import type { FormControl } from '../../ui/admin/field/form-control';

/** Stands before the field, and comes with a path that is pasted. */
const LEADING_SLASHES = /^\s*\/+/;

/** As the server keeps it: other letters than these stay as they are, and are refused. */
const lowerCase = (address: string): string => address.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/**
 * Changes the text in the field before React compares it with the value. If React changed it, the caret would go to the
 * end.
 */
function toAddress(input: HTMLInputElement): string {
  const { value, selectionStart, selectionEnd } = input;
  const segment = value.replace(LEADING_SLASHES, '');
  const address = lowerCase(segment);
  if (address !== value) {
    const moved = (place: number | null) => Math.max(0, (place ?? 0) - (value.length - segment.length));
    input.value = address;
    input.setSelectionRange(moved(selectionStart), moved(selectionEnd));
  }
  return address;
}

/**
 * The first segment of an address of the site. It becomes lower case, and loses slashes before it, while one types.
 * With the keyboard of a phone this waits for the whole word: changed while it is composed, it would be written again
 * and again.
 */
export function AddressField({ onChange, ...rest }: FormControl<string>) {
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
        onChange?.(isComposing ? target.value : toAddress(field.current?.input ?? target));
      }}
      onCompositionEnd={({ currentTarget }) => onChange?.(toAddress(currentTarget))}
    />
  );
}
