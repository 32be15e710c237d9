import { useEffect, useRef, useState } from 'react';
import { MAX_CHOICES } from '../../api/page-values.generated';
import { QuoteButton } from '../quote/QuoteButton';
import { useSaid, useWish } from '../quote/wish';
import { NO_FILTERS } from '../list/address';
import { counted, dotted } from '../../ui/format';
import type { Quoted } from '../quote/message';
import { drop, isSame, keep, type Kept } from '../shortlist/kept';
import { useFound, type Found } from '../shortlist/use-found';
import { EmptyTable } from './EmptyTable';
import { Entry, Removed } from './Entry';

/** One that was removed, until the page is left. */
interface Gone {
  one: Quoted;
  /** Its place among all. */
  at: number;
}

/** The kept with those that were removed in their places. */
function withRemoved(found: readonly Found[], removed: readonly Gone[]): (Found | Gone)[] {
  const rows: (Found | Gone)[] = [...found];
  for (const gone of [...removed].sort((left, right) => left.at - right.at)) rows.splice(gone.at, 0, gone);
  return rows;
}

const isGone = (row: Found | Gone): row is Gone => 'one' in row;
const keyOf = ({ kind, id }: Quoted): string => `${kind}/${id}`;

/** What the visitor said in a list, which the request begins with. */
function Wished() {
  const { commune, guests, diets } = useSaid(useWish(NO_FILTERS));
  const said = dotted([guests && counted(guests, 'persona', 'personas'), commune, ...diets]);
  return said && <p>Buscabas: {said}. Lo ponemos en tu solicitud.</p>;
}

/** What is kept, each removable with undo, and one way to ask for all of it. */
export function MyTable({ kept }: { kept: Kept }) {
  const { found, isLoading, isError, refetch } = useFound(kept);
  const [removed, setRemoved] = useState<Gone[]>([]);
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef<string>(undefined);
  // Another tab may have put it back.
  const missing = removed.filter(({ one }) => !kept.some((other) => isSame(one, other)));
  const rows = withRemoved(found, missing);

  // The pressed button is gone, so the focus goes on to the one in its place.
  useEffect(() => {
    if (!focused.current) return;
    list.current?.querySelector<HTMLElement>(`[data-key="${focused.current}"] button`)?.focus();
    focused.current = undefined;
  });

  if (rows.length === 0) return <EmptyTable />;

  const remove = (one: Quoted, at: number) => {
    focused.current = keyOf(one);
    setRemoved([...missing, { one, at }]);
    drop(one);
  };
  const putBack = ({ one, at }: Gone) => {
    focused.current = keyOf(one);
    setRemoved(missing.filter((gone) => gone.one !== one));
    keep(one, rows.slice(0, at).filter((row) => !isGone(row)).length);
  };
  const canTravel = found.some((one) => !one.isGone);

  return (
    <>
      <ul className="my-table-list" role="list" ref={list} aria-busy={isLoading || undefined}>
        {rows.map((row, at) =>
          isGone(row) ? (
            <Removed
              key={keyOf(row.one)}
              id={keyOf(row.one)}
              name={row.one.name}
              onUndo={found.length < MAX_CHOICES ? () => putBack(row) : undefined}
            />
          ) : (
            <Entry key={keyOf(row)} id={keyOf(row)} one={row} onRemove={() => remove(row, at)} />
          ),
        )}
      </ul>
      {isError && (
        <div className="row" role="alert">
          <p>No pudimos revisar si siguen en el sitio.</p>
          <button className="btn btn--outline btn--sm" type="button" onClick={refetch}>
            Volver a intentar
          </button>
        </div>
      )}
      {canTravel && (
        <div className="stack">
          <Wished />
          <div className="row">
            <QuoteButton>Cotizar mi mesa</QuoteButton>
          </div>
        </div>
      )}
    </>
  );
}
