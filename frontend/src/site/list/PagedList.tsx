import { useEffect, useRef, type ComponentType } from 'react';
import { Link, useLocation, useNavigation } from 'react-router-dom';
import { useHydrated } from '../../ui/use-media';
import { listPath, NO_FILTERS, PAGE_SIZE } from './address';
import { EmptyList } from './EmptyList';
import type { ListAnswer, ListKind } from './list-kind';
import { ListProblem } from './ListProblem';
import { PendingList } from './PendingList';
import { Results } from './Results';

/** Kept with a history entry: the page that load-more began from, so that going back finds the whole list again. */
interface ListState {
  first: number;
}

function firstOf(state: unknown, last: number): number {
  const first = (state as Partial<ListState> | null)?.first;
  return typeof first === 'number' && first >= 1 && first <= last ? first : last;
}

interface PagedListProps {
  kind: ListKind;
  /** The page of the address. */
  page: number;
  /** What is known of that page. */
  answer: ListAnswer;
  /** Whether a next page has rows. */
  showMore: boolean | undefined;
  /** The cards of one page, in their places while they are on their way. */
  Cards: ComponentType<{ page: number }>;
}

/** The plain list: the page of the address, appended to those the visitor came through. */
export function PagedList({ kind, page: last, answer, showMore, Cards }: PagedListProps) {
  const location = useLocation();
  const first = useHydrated() ? firstOf(location.state, last) : last;
  const list = useRef<HTMLUListElement>(null);
  useFocusOnNewCards(list, last, first);

  const problem = answer.isError && <ListProblem kind={kind} onRetry={() => void answer.refetch()} />;
  // The pages before one that did not arrive stay.
  const pages = last - first + (problem ? 0 : 1);
  if (problem && pages === 0) return problem;
  if (answer.count === undefined && pages === 1 && !problem) return <PendingList kind={kind} />;
  if (answer.count === 0) return <EmptyList kind={kind} />;
  const count = (last - first) * PAGE_SIZE + (answer.count ?? 0);
  const complete = first === 1 && showMore === false;

  return (
    <>
      <Results kind={kind} count={count}>
        {complete ? 'para tu mesa' : 'a la vista'}
      </Results>
      {first > 1 && (
        <p className="earlier">
          <Link className="link" to={listPath(kind.path, NO_FILTERS, first - 1)}>
            {kind.earlier}
          </Link>
        </p>
      )}
      <ul className={kind.grid} role="list" ref={list}>
        {Array.from({ length: pages }, (_, at) => (
          <Cards key={first + at} page={first + at} />
        ))}
      </ul>
      {problem}
      {showMore && <LoadMore kind={kind} next={last + 1} first={first} />}
    </>
  );
}

interface LoadMoreProps {
  kind: ListKind;
  next: number;
  first: number;
}

/** A link to the next page, which scripts turn into appending it: the address changes, the place and the focus stay. */
function LoadMore({ kind, next, first }: LoadMoreProps) {
  const target = listPath(kind.path, NO_FILTERS, next);
  const navigation = useNavigation();
  const busy =
    navigation.location !== undefined && `${navigation.location.pathname}${navigation.location.search}` === target;
  const state: ListState = { first };
  return (
    <div className="more-row">
      <Link
        className="btn btn--outline btn--lg"
        to={target}
        state={state}
        replace
        preventScrollReset
        aria-busy={busy || undefined}
      >
        {busy ? 'Cargando' : kind.more}
      </Link>
    </div>
  );
}

/** When the last page takes the link away, the focus it held goes to the first card that came. */
function useFocusOnNewCards(list: { current: HTMLUListElement | null }, last: number, first: number): void {
  const shown = useRef(last);
  useEffect(() => {
    const appended = last > shown.current && last > first;
    shown.current = last;
    if (!appended || document.activeElement !== document.body) return;
    list.current?.children
      .item((last - first) * PAGE_SIZE)
      ?.querySelector('a')
      ?.focus({ preventScroll: true });
  }, [first, last, list]);
}
