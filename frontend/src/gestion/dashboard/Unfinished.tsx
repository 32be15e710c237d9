import { Link } from 'react-router-dom';

import type { Gap } from './summary-lines';

interface UnfinishedProps {
  /** Undefined while they load. */
  gaps: Gap[] | undefined;
  canEnter: (to: string) => boolean;
}

/** What is incomplete, each with a link to where it can be completed. */
export function Unfinished({ gaps, canEnter }: UnfinishedProps) {
  return (
    <section className="g-unfinished" aria-labelledby="por-completar" aria-busy={gaps === undefined}>
      <h2 id="por-completar">Por completar</h2>
      {gaps?.length === 0 && <p>Todo está en su sitio. La mesa está puesta.</p>}
      {gaps === undefined && <p className="g-unfinished-wait" aria-hidden="true" />}
      <ul>
        {gaps?.map(({ text, to }) => (
          <li key={text}>{canEnter(to) ? <Link to={to}>{text}</Link> : text}</li>
        ))}
      </ul>
    </section>
  );
}
