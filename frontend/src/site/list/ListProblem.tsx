import { Ring } from '../../ui/Ring';
import { QuoteButton } from '../quote/QuoteButton';
import type { ListFilters } from './address';
import type { ListKind } from './list-kind';

interface ListProblemProps {
  kind: ListKind;
  /** What was asked for; none when it is the plain list. */
  filters?: ListFilters;
  onRetry: () => void;
}

/** A list that did not arrive: says so, offers another try, and the quote that always works. */
export function ListProblem({ kind, filters, onRetry }: ListProblemProps) {
  return (
    <div className="empty" role="alert">
      <Ring stroke={1.6} />
      <h2>{kind.problem}</h2>
      <p>Algo falló en el camino. Vuelve a intentarlo en un momento.</p>
      <div className="row row--center">
        <button className="btn" type="button" onClick={onRetry}>
          Volver a intentar
        </button>
        <QuoteButton className="btn btn--ghost" commune={filters?.ciudad}>
          Cotiza con nosotros
        </QuoteButton>
      </div>
    </div>
  );
}
