import { useRef, type ReactNode } from 'react';
import { Icon } from './Icon';

/** A wide window shows this many opinions side by side. */
const IN_VIEW = 3;

interface OpinionShelfProps {
  /** One list item per opinion. */
  children: readonly ReactNode[];
}

/** Opinions side by side. The others are reached by swiping, scrolling, arrow keys or the two buttons. */
export function OpinionShelf({ children }: OpinionShelfProps) {
  const shelf = useRef<HTMLUListElement>(null);
  const turn = (direction: 1 | -1) => {
    const element = shelf.current;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element?.scrollBy({ left: direction * element.clientWidth, behavior: calm ? 'instant' : 'smooth' });
  };
  return (
    <>
      <ul className="opinions rail" role="list" tabIndex={0} aria-label="Opiniones de clientes" ref={shelf}>
        {children}
      </ul>
      {children.length > IN_VIEW && (
        <div className="opinions__turn">
          <button className="icon-btn" type="button" aria-label="Opiniones anteriores" onClick={() => turn(-1)}>
            <Icon name="arrow-left" />
          </button>
          <button className="icon-btn" type="button" aria-label="Más opiniones" onClick={() => turn(1)}>
            <Icon name="arrow-right" />
          </button>
        </div>
      )}
    </>
  );
}
