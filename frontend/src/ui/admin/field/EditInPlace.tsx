import { ConfigProvider } from 'antd';
import { Activity, useEffect, useRef, useState, type AriaAttributes, type KeyboardEvent, type ReactNode } from 'react';

import './edit-in-place.css';
import { PencilIcon } from '../icons';
import type { FormControl } from './form-control';

/** Properties for the field inside. */
export type InPlaceProps = FormControl<string>;

/** Shown for an empty value. */
const EMPTY = 'Sin registrar';

interface EditInPlaceProps extends InPlaceProps {
  label: string;
  /** How the value is shown while it is not edited. */
  show?: (value: string) => string;
  /** Set by the form: the edit has ended. */
  onBlur?: () => void;
  children: (field: InPlaceProps) => ReactNode;
}

/**
 * A value that becomes a field when it is pressed. Leaving the field ends the edit and keeps the text until 'Guardar'.
 * Enter ends the edit too; Escape takes back what was typed.
 */
export function EditInPlace(props: EditInPlaceProps) {
  const { id, label, value = '', onChange, onBlur, show = (text) => text, children } = props;
  const aria: AriaAttributes = { 'aria-describedby': props['aria-describedby'], 'aria-invalid': props['aria-invalid'] };
  const { componentDisabled } = ConfigProvider.useConfig();
  const [editing, setEditing] = useState(false);
  const before = useRef(value);
  const box = useRef<HTMLDivElement>(null);
  const toButton = useRef(false);

  useEffect(() => {
    if (editing) box.current?.querySelector('input')?.focus();
    else if (toButton.current) box.current?.querySelector('button')?.focus();
    toButton.current = false;
  }, [editing]);

  const begin = () => {
    before.current = value;
    setEditing(true);
  };
  const end = () => {
    setEditing(false);
    onBlur?.();
  };
  const keyed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Neither key sends the form: only 'Guardar' does.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') onChange?.(before.current);
    toButton.current = true;
    end();
  };

  return (
    <div className="in-place" ref={box}>
      {/* Drawn unseen while there is nothing else to do. A phone opens its keyboard only for a field that is there at once. */}
      <Activity mode={editing ? 'visible' : 'hidden'}>
        <div onBlur={end} onKeyDown={keyed}>
          {children({ ...aria, id: editing ? id : undefined, value, onChange })}
        </div>
      </Activity>
      {!editing && (
        <button
          type="button"
          id={id}
          className="in-place-value"
          disabled={componentDisabled}
          aria-label={`${label}: ${value ? show(value) : EMPTY}. Editar`}
          {...aria}
          onClick={begin}
        >
          {value ? <span>{show(value)}</span> : <span className="in-place-empty">{EMPTY}</span>}
          <PencilIcon />
        </button>
      )}
    </div>
  );
}
