import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { counted } from '../../ui/format';
import type { ListKind } from './list-kind';

interface ResultsProps {
  kind: ListKind;
  count: number;
  /** What follows the count, such as 'con estos filtros'. */
  children: ReactNode;
  /** Words of the way back to everything; none on the plain list. */
  clear?: string;
}

/** How many cards there are, announced when it changes, and the way back to all of them. */
export function Results({ kind, count, children, clear }: ResultsProps) {
  return (
    <div className="results">
      <p role="status">
        <strong>{counted(count, kind.one, kind.many)}</strong> {children}
      </p>
      {clear && (
        <Link className="link" to={kind.path} preventScrollReset>
          {clear}
        </Link>
      )}
    </div>
  );
}
