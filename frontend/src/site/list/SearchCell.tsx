import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { SEARCH_MAX } from '../../api/page-values.generated';
import { LineDrawing } from '../../ui/Icon';
import { tidyWords } from './address';

/** Room for more than is searched for: what the field itself cuts is cut without a word, and spaces count in it. */
const ROOM = 10 * SEARCH_MAX;

/** Pause in typing before the search starts, in milliseconds. */
const PAUSE_MS = 400;

interface SearchCellProps {
  placeholder: string;
  /** The words in the address. */
  value: string;
  /** Called when somebody has stopped typing and the words have changed. */
  onPause: () => void;
}

/** The search field. It keeps what is being typed, and follows the address when that changes for another reason. */
export function SearchCell({ placeholder, value, onPause }: SearchCellProps) {
  const id = useId();
  const [text, setText] = useState(value);
  const asked = useRef(value);
  const ask = useEffectEvent(() => {
    asked.current = tidyWords(text);
    onPause();
  });

  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setText(value);
  }, [value]);

  useEffect(() => {
    if (tidyWords(text) === asked.current) return undefined;
    const timer = setTimeout(() => ask(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <div className={value === '' ? 'filter filter--search' : 'filter filter--search is-chosen'}>
      <label htmlFor={id}>Buscar</label>
      <input
        id={id}
        type="search"
        name="busca"
        value={text}
        placeholder={placeholder}
        maxLength={ROOM}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" aria-label="Buscar">
        <LineDrawing>
          <path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13M15.5 15.5 20 20" />
        </LineDrawing>
      </button>
    </div>
  );
}
