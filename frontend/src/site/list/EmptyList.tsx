import { Link } from 'react-router-dom';
import { Ring } from '../../ui/Ring';
import { QuoteButton } from '../quote/QuoteButton';
import { hasChoices, hasMore, type ListFilters } from './address';
import type { ListKind } from './list-kind';

interface EmptyListProps {
  kind: ListKind;
  /** The search and filters. Undefined when the plain list is empty. */
  filters?: ListFilters;
}

function advice(filters: ListFilters): string {
  if (filters.busca === '' && hasMore(filters)) return 'Prueba con menos filtros. ';
  if (filters.busca === '') return 'Prueba con otra ciudad o con todas las cocinas. ';
  return hasChoices(filters)
    ? 'Prueba con otras palabras o con menos filtros. '
    : 'Prueba con otras palabras o con una sola. ';
}

/** An empty list: one sentence, a link to everything, and a way to ask for a quote. */
export function EmptyList({ kind, filters }: EmptyListProps) {
  return (
    <div className="empty">
      <Ring stroke={1.6} />
      <h2>{kind.empty}</h2>
      <p>
        {filters && advice(filters)}
        Cuéntanos qué buscas y lo buscamos por ti.
      </p>
      <div className="row row--center">
        {filters && (
          <Link className="btn" to={kind.path} preventScrollReset>
            {hasChoices(filters) ? 'Quitar filtros' : kind.all}
          </Link>
        )}
        <QuoteButton className={filters ? 'btn btn--ghost' : 'btn'} wish={filters}>
          Cotiza con nosotros
        </QuoteButton>
      </div>
    </div>
  );
}
