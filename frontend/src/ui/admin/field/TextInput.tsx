import { Input, type InputProps } from 'antd';
import { useState, type FocusEvent } from 'react';

import { cutText } from '../../use-cut-paste';
import type { FormControl } from './form-control';
import './text-input.css';

/** Length limit of a field without one in the contract. */
const DEFAULT_LENGTH = 500;

const codePoints = (text: string) => Array.from(text).length;

interface TextInputProps
  extends
    FormControl<string>,
    Pick<InputProps, 'placeholder' | 'autoFocus' | 'status'>,
    Pick<InputProps, 'inputMode' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck'> {
  /** Most characters, counted as the server counts them. */
  max?: number | undefined;
  /** Lines of a text area, which shows how many characters it has. Undefined for a single line. */
  rows?: number | undefined;
  onBlur?: (event: FocusEvent) => void;
}

/**
 * A text that is cut at its limit, and says so until it changes. What cuts moves the caret, which browsers refuse to an
 * input of type `email` or `number` by throwing: such a field is a text with another keyboard (`typedWith`).
 */
export function TextInput({ max = DEFAULT_LENGTH, rows, onChange, ...rest }: TextInputProps) {
  const [cut, setCut] = useState<string>();
  const exceedFormatter = (text: string) => {
    const whole = Array.from(text).slice(0, max).join('');
    setCut(whole);
    return whole;
  };
  const input = {
    ...rest,
    count: { max, show: rows !== undefined, strategy: codePoints, exceedFormatter },
    onChange: ({ target }: { target: { value: string } }) => onChange?.(target.value),
  };
  return (
    <>
      {rows ? <Input.TextArea {...input} rows={rows} /> : <Input {...input} autoComplete="off" />}
      {cut !== undefined && cut === rest.value && (
        <span role="alert" className="text-cut">
          {cutText(max)}
        </span>
      )}
    </>
  );
}
