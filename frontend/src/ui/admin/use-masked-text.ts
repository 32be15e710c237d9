import type { InputRef } from 'antd';
import IMask, { type InputMask, type MaskedPatternOptions } from 'imask';
import { useCallback, useEffect, useRef, useState } from 'react';

interface MaskedText {
  /** For antd's Input: the element the mask works on. */
  inputRef: (input: InputRef | null) => void;
  /** What the field shows. */
  text: string;
  /** Sets the digits as a program does: shown, but not reported as typed. */
  show: (digits: string) => void;
  digits: () => string;
}

/**
 * A text field under an IMask pattern: caret, deletion and pasting are the library's. `onTyped` hears of what a person
 * changed, never of what a program set, so that showing a stored value does not look like an edit.
 */
export function useMaskedText(
  options: MaskedPatternOptions,
  digits: string,
  onTyped: (digits: string) => void,
): MaskedText {
  const [element, setElement] = useState<HTMLInputElement | null>(null);
  const [text, setText] = useState('');
  const mask = useRef<InputMask<MaskedPatternOptions> | null>(null);
  const heard = useRef(onTyped);
  useEffect(() => {
    heard.current = onTyped;
  });

  useEffect(() => {
    if (!element) return undefined;
    const made = IMask(element, options);
    mask.current = made;
    made.on('accept', (event?: InputEvent) => {
      setText(made.value);
      if (event) heard.current(made.unmaskedValue);
    });
    return () => {
      made.destroy();
      mask.current = null;
    };
  }, [element, options]);

  const show = useCallback((wanted: string) => {
    if (mask.current && mask.current.unmaskedValue !== wanted) mask.current.unmaskedValue = wanted;
  }, []);
  useEffect(() => {
    show(digits);
  }, [digits, element, show]);

  const inputRef = useCallback((input: InputRef | null) => setElement(input?.input ?? null), []);
  return { inputRef, text, show, digits: useCallback(() => mask.current?.unmaskedValue ?? '', []) };
}
