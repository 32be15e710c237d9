import { Input } from 'antd';
import { useEffect, useRef, useState } from 'react';

import { SEARCH_MAX } from '../../../api/page-values.generated';
import { CLEARABLE_SEARCH } from '../field/clearable';
import { searchText } from './search-text';
import './search-field.css';

const PAUSE_MS = 300;

interface SearchFieldProps {
  label: string;
  value: string;
  onSearch: (text: string) => void;
}

/** A debounced search: the server is not asked with every character. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const reported = useRef(value);
  useEffect(() => {
    if (value === reported.current) return;
    reported.current = value;
    setText(value);
  }, [value]);

  useEffect(() => {
    const wanted = searchText(text);
    if (wanted === reported.current) return undefined;
    const timer = setTimeout(() => {
      reported.current = wanted;
      onSearch(wanted);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [onSearch, text]);

  return (
    <Input
      type="search"
      className="g-search"
      aria-label={label}
      placeholder={label}
      value={text}
      maxLength={SEARCH_MAX}
      allowClear={CLEARABLE_SEARCH}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
