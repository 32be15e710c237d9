import type { InputRef } from 'antd';
import IMask, { type FactoryArg, type InputMask } from 'imask';
import { useCallback, useEffect, useRef, useState } from 'react';

interface MaskedText {
  /** For antd's Input: the element to which the mask is applied. */
  inputRef: (input: InputRef | null) => void;
  text: string;
  /** Shows a value as a program does: `onTyped` is not called. */
  show: (value: string) => void;
  /** Takes a value as if it had been typed. */
  take: (value: string) => void;
  /** The value without the mask, as far as it is typed; undefined in a field that is hidden, which has no mask. */
  unmasked: () => string | undefined;
}

/**
 * A text field under a mask of IMask: caret, deletion, pasting and undoing are the library's. `onTyped` is called for what a
 * person changed, never for what a program set, so that showing a stored value does not look like an edit.
 */
export function useMaskedText<Options extends FactoryArg>(
  options: Options,
  value: string,
  onTyped: (value: string) => void,
): MaskedText {
  const [element, setElement] = useState<HTMLInputElement | null>(null);
  const [text, setText] = useState('');
  const mask = useRef<InputMask<Options> | null>(null);
  const known = useRef(value);
  const heard = useRef(onTyped);
  useEffect(() => {
    heard.current = onTyped;
  });

  useEffect(() => {
    if (!element) return undefined;
    const made = IMask(element, options);
    mask.current = made;
    made.on('accept', () => {
      setText(made.value);
      // Undoing is a person's change too, although no input event comes with it.
      if (made.unmaskedValue === known.current) return;
      known.current = made.unmaskedValue;
      heard.current(made.unmaskedValue);
    });
    return () => {
      made.destroy();
      mask.current = null;
    };
  }, [element, options]);

  const show = useCallback((wanted: string) => {
    known.current = wanted;
    if (mask.current && mask.current.unmaskedValue !== wanted) mask.current.unmaskedValue = wanted;
  }, []);
  const take = useCallback((wanted: string) => {
    if (mask.current) mask.current.unmaskedValue = wanted;
  }, []);
  useEffect(() => {
    show(value);
  }, [value, element, show]);

  const inputRef = useCallback((input: InputRef | null) => setElement(input?.input ?? null), []);
  const unmasked = useCallback(() => mask.current?.unmaskedValue, []);
  return { inputRef, text, show, take, unmasked };
}
