import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { counted } from '../../ui/format';
import { chefsPath, NO_FILTERS } from './filters';

interface ResultsProps {
  count: number;
  /** What follows the count, such as 'con estos filtros'. */
  children: ReactNode;
  filtered?: boolean;
}

/** How many chefs there are, announced when it changes, and the way back to all of them. */
export function Results({ count, children, filtered = false }: ResultsProps) {
  return (
    <div className="results">
      <p role="status">
        <strong>{counted(count, 'chef', 'chefs')}</strong> {children}
      </p>
      {filtered && (
        <Link className="link" to={chefsPath(NO_FILTERS)} preventScrollReset>
          Quitar filtros
        </Link>
      )}
    </div>
  );
}
