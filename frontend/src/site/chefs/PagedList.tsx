import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigation } from 'react-router-dom';
import { useListActiveChefsQuery } from '../../api/generated';
import { useHydrated } from '../../ui/use-media';
import { ChefCard } from '../cards/ChefCard';
import { SkeletonCards } from '../cards/SkeletonCards';
import { chefsPath, NO_FILTERS, PAGE_SIZE, pageArg } from './filters';
import { ListProblem } from './ListProblem';
import { NoChefs } from './NoChefs';
import { PendingList } from './PendingList';
import { Results } from './Results';

/** Kept with a history entry: the page that 'Cargar más chefs' began from, so that going back finds the whole list again. */
interface ListState {
  first: number;
}

function firstOf(state: unknown, last: number): number {
  const first = (state as Partial<ListState> | null)?.first;
  return typeof first === 'number' && first >= 1 && first <= last ? first : last;
}

/** The plain list: the page of the address, appended to those the visitor came through. */
export function PagedList({ page: last }: { page: number }) {
  const location = useLocation();
  const first = useHydrated() ? firstOf(location.state, last) : last;
  const { currentData, isError, refetch } = useListActiveChefsQuery(pageArg(last));
  const list = useRef<HTMLUListElement>(null);
  useFocusOnNewCards(list, last, first);

  if (isError) return <ListProblem onRetry={() => void refetch()} />;
  if (!currentData) return <PendingList />;
  const { chefs, showMoreButton } = currentData;
  if (chefs.length === 0) return <NoChefs filtered={false} />;
  const count = (last - first) * PAGE_SIZE + chefs.length;
  const complete = first === 1 && !showMoreButton;

  return (
    <>
      <Results count={count}>{complete ? 'para tu mesa' : 'a la vista'}</Results>
      {first > 1 && (
        <p className="earlier">
          <Link className="link" to={chefsPath(NO_FILTERS, first - 1)}>
            Ver los chefs anteriores
          </Link>
        </p>
      )}
      <ul className="grid grid--chefs grid--six" role="list" ref={list}>
        {Array.from({ length: last - first + 1 }, (_, at) => (
          <ChefsOfPage key={first + at} page={first + at} />
        ))}
      </ul>
      {showMoreButton && <LoadMore next={last + 1} first={first} />}
    </>
  );
}

function ChefsOfPage({ page }: { page: number }) {
  const { data } = useListActiveChefsQuery(pageArg(page));
  if (!data) return <SkeletonCards count={PAGE_SIZE} />;
  return data.chefs.map((chef) => <ChefCard key={chef.id} chef={chef} level="h2" />);
}

/** A link to the next page, which scripts turn into appending it: the address changes, the place and the focus stay. */
function LoadMore({ next, first }: { next: number; first: number }) {
  const target = chefsPath(NO_FILTERS, next);
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
        {busy ? 'Cargando' : 'Cargar más chefs'}
      </Link>
    </div>
  );
}

/** When the last page takes the link away, the focus it held goes to the first chef that came. */
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
