import type { ReactNode } from 'react';
import { EmptyList } from './EmptyList';
import type { ListAnswer, ListKind } from './list-kind';
import { ListProblem } from './ListProblem';
import { PendingList } from './PendingList';
import { Results } from './Results';

interface FoundListProps {
  kind: ListKind;
  answer: ListAnswer;
  /** The cards. */
  children: ReactNode;
}

/** What a search found: everything at once, without load-more (product.md 2, Public chef list). */
export function FoundList({ kind, answer: { count, isError, refetch }, children }: FoundListProps) {
  if (isError) return <ListProblem kind={kind} onRetry={() => void refetch()} />;
  if (count === undefined) return <PendingList kind={kind} />;
  return (
    <>
      <Results kind={kind} count={count} filtered>
        con estos filtros
      </Results>
      {count === 0 ? (
        <EmptyList kind={kind} filtered />
      ) : (
        <ul className={kind.grid} role="list">
          {children}
        </ul>
      )}
    </>
  );
}
