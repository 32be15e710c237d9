import { useEffect, useRef, type ComponentType, type RefObject } from 'react';
import { Link, useNavigation } from 'react-router-dom';
import { useHydrated } from '../../ui/use-media';
import { PAGE_SIZE } from '../../api/page-values.generated';
import { alone, listPath, MOST_AT_ONCE, NO_FILTERS, type Pages } from './address';
import { EmptyList } from './EmptyList';
import type { ListAnswer, ListKind } from './list-kind';
import { ListProblem } from './ListProblem';
import { PendingList } from './PendingList';
import { Results } from './Results';

interface PagedListProps {
  kind: ListKind;
  /** The pages in the address: the last one, after those that the visitor has loaded before it. */
  pages: Pages;
  /** The state of the last one's query. */
  answer: ListAnswer;
  /** Whether there is a next page. */
  showMore: boolean | undefined;
  /** The cards of one page, or skeletons while they load. */
  Cards: ComponentType<{ page: number }>;
}

/** The plain list: the pages of the address, so that a reload shows what was shown. */
export function PagedList({ kind, pages: { first, last }, answer, showMore, Cards }: PagedListProps) {
  const list = useRef<HTMLUListElement>(null);
  const retry = useRef<HTMLButtonElement>(null);
  useFocusOnNewCards(list, retry, answer, last, first);

  const problem = answer.isError && <ListProblem kind={kind} retry={retry} onRetry={() => void answer.refetch()} />;
  // When a page does not arrive, the pages before it stay.
  const arrived = last - first + (problem ? 0 : 1);
  if (problem && arrived === 0) return problem;
  if (answer.count === undefined && arrived === 1 && !problem) return <PendingList kind={kind} />;
  if (answer.count === 0 && first === last) return <EmptyList kind={kind} />;
  const count = (last - first) * PAGE_SIZE + (answer.count ?? 0);
  const complete = first === 1 && showMore === false;

  return (
    <>
      <Results kind={kind} count={count}>
        {complete ? 'para tu mesa' : 'a la vista'}
      </Results>
      {first > 1 && (
        <p className="earlier">
          <Link className="link" to={listPath(kind.path, NO_FILTERS, alone(first - 1))}>
            {kind.earlier}
          </Link>
        </p>
      )}
      <ul className={kind.grid} role="list" ref={list}>
        {Array.from({ length: arrived }, (_, at) => (
          <Cards key={first + at} page={first + at} />
        ))}
      </ul>
      {problem}
      {showMore && <LoadMore kind={kind} first={first} last={last} />}
    </>
  );
}

/**
 * A link to the next page, which scripts append. Without them, and after the most pages at once, it is a page of its
 * own.
 */
function LoadMore({ kind, first, last }: Pages & { kind: ListKind }) {
  const isAppended = useHydrated() && last - first + 1 < MOST_AT_ONCE;
  const target = listPath(kind.path, NO_FILTERS, { first: isAppended ? first : last + 1, last: last + 1 });
  const navigation = useNavigation();
  const busy =
    navigation.location !== undefined && `${navigation.location.pathname}${navigation.location.search}` === target;
  return (
    <div className="more-row">
      <Link
        className="btn btn--outline btn--lg"
        to={target}
        replace={isAppended}
        preventScrollReset={isAppended}
        aria-busy={busy || undefined}
      >
        {busy ? 'Cargando' : kind.more}
      </Link>
    </div>
  );
}

/**
 * The last page and a failed one have no link to the next. If it had the focus, that moves to the first new card, or to
 * the retry button and from there to the card.
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
