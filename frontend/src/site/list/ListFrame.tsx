import { useEffect, useEffectEvent, useRef, type ComponentType } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import type { ChoiceDto } from '../../api/public.generated';
import { Crumbs, type Crumb } from '../../ui/Crumbs';
import { hasChoices, isFiltered, listPath, readFilters, readPages, type ListFilters, type Pages } from './address';
import { FilterBar } from './FilterBar';
import './list.css';
import type { ListKind } from './list-kind';
import { useNarrowed } from './narrowed';
import { PendingList } from './PendingList';
import { rememberWish } from '../quote/kept-wish';

interface ListFrameProps {
  kind: ListKind;
  steps: readonly Crumb[];
  /** Of the plain list. */
  title: string;
  intro: string;
  /** The cities where this list has anything. */
  cities: readonly ChoiceDto[] | undefined;
  /** The plain list, by page. */
  Paged: ComponentType<{ pages: Pages }>;
  /** The results of a search. */
  Found: ComponentType<{ filters: ListFilters }>;
}

/** A public list: title, filters, and the page or search that the address asks for. */
export function ListFrame({ kind, steps, title, intro, cities, Paged, Found }: ListFrameProps) {
  const search = new URLSearchParams(useLocation().search);
  const pending = usePendingFilters(kind);
  const filters = pending ?? readFilters(search);
  useRemembered(filters);
  // At once, as the selects: a title that changes with the answer moves the page under somebody who reads.
  const { heading } = useNarrowed(kind, filters, cities);

  return (
    <div className="wrap">
      <header className="page-head">
        <Crumbs steps={steps} />
        <div className="page-head__grid">
          <h1 className={heading ? 'list-title list-title--narrowed' : 'list-title'} data-plain={title}>
            <span>{heading ?? title}</span>
          </h1>
          <p>{intro}</p>
        </div>
      </header>
      <FilterBar kind={kind} filters={filters} cities={cities} />
      <div className="listing" aria-busy={pending !== null || undefined}>
        {pending && <PendingList kind={kind} />}
        {!pending && (isFiltered(filters) ? <Found filters={filters} /> : <Paged pages={readPages(search)} />)}
      </div>
    </div>
  );
}

/** Keeps what a visitor asks a list for, so that the quote form knows it. Taking the filters off takes it back. */
function useRemembered(filters: ListFilters): void {
  const wasAsked = useRef(false);
  const isAsked = hasChoices(filters);
  const remember = useEffectEvent(() => {
    if (isAsked || wasAsked.current) rememberWish(filters);
    wasAsked.current = isAsked;
  });
  const asked = listPath('', filters);
  useEffect(() => {
    remember();
  }, [asked]);
}

/** The filters that were just chosen, while their results load, so that the selects show the choice at once. */
function usePendingFilters({ path }: ListKind): ListFilters | null {
  const here = useLocation();
  const target = useNavigation().location;
  if (target?.pathname !== here.pathname) return null;
  const [now, next] = [here, target].map(({ search }) => readFilters(new URLSearchParams(search)));
  return now && next && listPath(path, now) !== listPath(path, next) ? next : null;
}
