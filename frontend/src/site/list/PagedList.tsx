import { useEffect, useRef, type ComponentType, type RefObject } from 'react';
import { Link, useLocation, useNavigation } from 'react-router-dom';
import { useHydrated } from '../../ui/use-media';
import { PAGE_SIZE } from '../../api/page-values.generated';
import { listPath, NO_FILTERS } from './address';
import { EmptyList } from './EmptyList';
import type { ListAnswer, ListKind } from './list-kind';
import { ListProblem } from './ListProblem';
import { PendingList } from './PendingList';
import { Results } from './Results';

/** Stored with a history entry: the page from which load-more began, so that going back shows the whole list again. */
interface ListState {
  first: number;
}

function firstOf(state: unknown, last: number): number {
  const first = (state as Partial<ListState> | null)?.first;
  return typeof first === 'number' && first >= 1 && first <= last ? first : last;
}

interface PagedListProps {
  kind: ListKind;
  /** The page in the address. */
  page: number;
  /** The state of that page's query. */
  answer: ListAnswer;
  /** Whether there is a next page. */
  showMore: boolean | undefined;
  /** The cards of one page, or skeletons while they load. */
  Cards: ComponentType<{ page: number }>;
}

/** The plain list: the page of the address, after the pages that the visitor has loaded before it. */
export function PagedList({ kind, page: last, answer, showMore, Cards }: PagedListProps) {
  const location = useLocation();
  const first = useHydrated() ? firstOf(location.state, last) : last;
  const list = useRef<HTMLUListElement>(null);
  const retry = useRef<HTMLButtonElement>(null);
  useFocusOnNewCards(list, retry, answer, last, first);

  const problem = answer.isError && <ListProblem kind={kind} retry={retry} onRetry={() => void answer.refetch()} />;
  // When a page does not arrive, the pages before it stay.
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

/** A link to the next page. With scripts the page is appended: the address changes; scroll position and focus stay. */
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

/**
 * The last page has no link to the next, nor has one that did not arrive. If the link had the focus, it moves to the first new
 * card, or to the button that tries again, and from there to the card.
 */
function useFocusOnNewCards(
  list: RefObject<HTMLUListElement | null>,
  retry: RefObject<HTMLButtonElement | null>,
  { count, isError }: ListAnswer,
  last: number,
  first: number,
): void {
  const shown = useRef(last);
  useEffect(() => {
    const appended = last > shown.current && last > first;
    if (count !== undefined) shown.current = last;
    if (!appended || document.activeElement !== document.body) return;
    if (isError) retry.current?.focus();
    else
      list.current?.children
        .item((last - first) * PAGE_SIZE)
        ?.querySelector('a')
        ?.focus({ preventScroll: true });
  }, [count, first, isError, last, list, retry]);
}
