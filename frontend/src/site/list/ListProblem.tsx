import type { RefObject } from 'react';
import { Ring } from '../../ui/Ring';
import { QuoteButton } from '../quote/QuoteButton';
import type { ListFilters } from './address';
import type { ListKind } from './list-kind';

interface ListProblemProps {
  kind: ListKind;
  /** The search and filters. Undefined for the plain list. */
  filters?: ListFilters;
  retry?: RefObject<HTMLButtonElement | null>;
  onRetry: () => void;
}

/** Shown in place of a list that did not arrive. Offers to try again, and to ask for a quote, which always works. */
export function ListProblem({ kind, filters, retry, onRetry }: ListProblemProps) {
  return (
    <div className="empty" role="alert">
      <Ring stroke={1.6} />
      <h2>{kind.problem}</h2>
      <p>Algo falló en el camino. Vuelve a intentarlo en un momento.</p>
      <div className="row row--center">
        <button ref={retry} className="btn" type="button" onClick={onRetry}>
          Volver a intentar
        </button>
        <QuoteButton className="btn btn--ghost" wish={filters}>
          Cotiza con nosotros
        </QuoteButton>
      </div>
    </div>
  );
}
