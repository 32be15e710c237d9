import { Link } from 'react-router-dom';
import { Ring } from '../../ui/Ring';
import { QuoteButton } from '../quote/QuoteButton';
import type { ListKind } from './list-kind';

interface EmptyListProps {
  kind: ListKind;
  filtered?: boolean;
}

/** An empty list: one sentence, a way out and a way to ask for a quote (look.md 3, Skeleton / empty). */
export function EmptyList({ kind, filtered = false }: EmptyListProps) {
  return (
    <div className="empty">
      <Ring stroke={1.6} />
      <h2>{kind.empty}</h2>
      <p>
        {filtered && 'Prueba con otra ciudad o con todas las cocinas. '}
        Cuéntanos qué buscas y lo buscamos por ti.
      </p>
      <div className="row row--center">
        {filtered && (
          <Link className="btn" to={kind.path} preventScrollReset>
            Quitar filtros
          </Link>
        )}
        <QuoteButton className={filtered ? 'btn btn--ghost' : 'btn'}>Cotiza con nosotros</QuoteButton>
      </div>
    </div>
  );
}
