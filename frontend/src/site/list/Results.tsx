import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { counted } from '../../ui/format';
import type { ListKind } from './list-kind';

interface ResultsProps {
  kind: ListKind;
  count: number;
  /** The text after the count, such as 'con estos filtros'. */
  children: ReactNode;
  /** The text of the link to all cards. Undefined on the plain list. */
  clear?: string;
}

/** The number of cards, announced when it changes, and a link to all of them. */
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
