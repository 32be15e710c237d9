import { Input } from 'antd';
import { useId, type FocusEvent } from 'react';

import './link-by-hand.css';

interface LinkByHandProps {
  /** The address; nothing is shown without one. */
  url: string | undefined;
}

/** Selects all of it, and shows its beginning: where it leads is read there. */
const selectAll = ({ target }: FocusEvent<HTMLInputElement>) =>
  target.setSelectionRange(0, target.value.length, 'backward');

/** An address that the browser would not copy: it is selected, so that one key copies it. */
export function LinkByHand({ url }: LinkByHandProps) {
  const id = useId();
  if (url === undefined) return null;
  return (
    <div className="link-by-hand" role="alert">
      <label htmlFor={id}>Tu navegador no dejó copiar el enlace. Cópialo de aquí:</label>
      <Input id={id} key={url} value={url} readOnly autoFocus onFocus={selectAll} />
    </div>
  );
}
