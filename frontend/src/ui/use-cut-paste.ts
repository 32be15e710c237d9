import { useRef, useState, type ClipboardEvent, type InputEvent } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Said beside a field whose text was cut at its limit. */
export const cutText = (max: number): string => `Se cortó lo que pasa de ${max} caracteres.`;

/** As a field of one line keeps it. */
const bare = (text: string): string => text.replace(/\s/g, '');

/**
 * Notices that the browser has cut a pasted text at the `maxLength` of its field, which it does without a word.
 * @returns the limit, until the text changes; and what the element around the field has to hear
 */
export function useCutPaste() {
  const pasted = useRef('');
  const [limit, setLimit] = useState<number>();
  const onPaste = ({ clipboardData }: ClipboardEvent) => (pasted.current = bare(clipboardData.getData('text')));
  const onInput = ({ target }: InputEvent) => {
    const { value, maxLength } = target as TextControl;
    const isCut = value.length === maxLength && pasted.current !== '' && !bare(value).includes(pasted.current);
    pasted.current = '';
    setLimit(isCut ? maxLength : undefined);
  };
  return { limit, heard: { onPaste, onInput } };
}
