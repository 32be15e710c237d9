import { useRef, useState } from 'react';
import { Embed, type EmbedProps } from './Embed';

/**
 * A provider's form that stands on a page, where nobody opened a dialog for it: it comes when the visitor asks, since its
 * company hears of the visit from then on, and nothing leaves for others before somebody agrees (Law 21.719).
 */
export function EmbedOnPage(asked: EmbedProps) {
  const [opened, setOpened] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const open = () => {
    setOpened(true);
    // The button that had the focus goes.
    place.current?.focus({ preventScroll: true });
  };

  return (
    <div ref={place} tabIndex={-1} className="embed-place">
      {opened ? (
        <Embed {...asked} />
      ) : (
        <div className="embed-closed">
          <p>Este formulario es de otra empresa. Se abre aquí mismo, y recién entonces el sitio se conecta con ella.</p>
          <button className="btn" type="button" onClick={open}>
            Abrir el formulario
          </button>
        </div>
      )}
    </div>
  );
}
