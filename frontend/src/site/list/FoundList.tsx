import type { ReactNode } from 'react';
import { MOST_FOUND, SEARCH_MAX } from '../../api/page-values.generated';
import { hasChoices, hasMostWords, isLongest, SEARCH_WORDS, type ListFilters } from './address';
import { EmptyList } from './EmptyList';
import type { ListAnswer, ListKind } from './list-kind';
import { ListProblem } from './ListProblem';
import { PendingList } from './PendingList';
import { Results } from './Results';

interface FoundListProps {
  kind: ListKind;
  filters: ListFilters;
  answer: ListAnswer;
  children: ReactNode;
}

/** The results of a search, all at once, without load-more. */
export function FoundList({ kind, filters, answer: { count, isError, refetch }, children }: FoundListProps) {
  if (isError) return <ListProblem kind={kind} filters={filters} onRetry={() => void refetch()} />;
  if (count === undefined) return <PendingList kind={kind} />;
  return (
    <>
      <Results kind={kind} count={count} clear={clearing(filters)}>
        {asked(filters)}
        {cut(filters.busca)}
        {count >= MOST_FOUND && `. Mostramos ${MOST_FOUND} como máximo: agrega un filtro o una palabra.`}
      </Results>
      {count === 0 ? (
        <EmptyList kind={kind} filters={filters} />
      ) : (
        <ul className={kind.grid} role="list">
          {children}
        </ul>
      )}
    </>
  );
}

/** The search words, after the count: '3 chefs para «paella»'. */
function asked(filters: ListFilters): string {
  if (filters.busca === '') return 'con estos filtros';
  return `para «${filters.busca}»${hasChoices(filters) ? ' con estos filtros' : ''}`;
}

/** What is said of a search that may have been cut. */
function cut(words: string): string {
  if (isLongest(words)) return `. Buscamos con los primeros ${SEARCH_MAX} caracteres.`;
  return hasMostWords(words) ? `. Buscamos con las primeras ${SEARCH_WORDS} palabras.` : '';
}

/** The address without the search and filters. */
function clearing(filters: ListFilters): string {
  return hasChoices(filters) ? 'Quitar filtros' : 'Quitar búsqueda';
}
