import { Link } from 'react-router-dom';

import type { Figure } from './summary-lines';

interface FiguresProps {
  figures: Figure[];
  /** Whether this person may open the list behind a figure. Otherwise the figure is no link. */
  canEnter: (to: string) => boolean;
}

/** The figures. While they load, boxes of the same size. */
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
