import { Link } from 'react-router-dom';

import type { Figure } from './summary-lines';

interface FiguresProps {
  figures: Figure[];
  /** Whether this person may go there; a figure that leads nowhere is no link. */
  canEnter: (to: string) => boolean;
}

/** The live figures; while they are counted, boxes of their final size. */
export function Figures({ figures, canEnter }: FiguresProps) {
  return (
    <section aria-label="En cifras" aria-busy={figures.some(({ amount }) => amount === undefined)}>
      <ul className="g-figures">
        {figures.map(({ label, amount, to }) => (
          <li key={label}>
            <b>{amount ?? <span className="g-figure-wait" aria-hidden="true" />}</b>{' '}
            {to && canEnter(to) ? <Link to={to}>{label}</Link> : <span>{label}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
