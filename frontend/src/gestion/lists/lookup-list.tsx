import { useMemo } from 'react';

import { useListLookupsQuery, type LookupUsageDto } from '../../api/generated';
import { CutLink } from '../../ui/admin/feedback/CutText';
import type { ListColumn, ListDefinition } from '../../ui/admin/list/list';
import { StateTag } from '../../ui/admin/list/StateTag';
import { useRecordLink } from '../../ui/admin/form/record-address';
import { arranged, type LookupsAsked } from './arrange';
import type { ListKind } from './kinds';
import { PLACES, placeOf, type Place } from './uses';

function Name({ row: { id, name, former_names: former } }: { row: LookupUsageDto }) {
  const link = useRecordLink();
  return (
    <span className="lookup-name">
      <strong>
        <CutLink {...link(id)}>{name}</CutLink>
      </strong>
      {former.length > 0 && <span className="lookup-former">También: {former.join(', ')}</span>}
    </span>
  );
}

const LOOKS = { site: 'on', hidden: 'off', nowhere: 'wait' } as const;

function PlaceTag({ row }: { row: LookupUsageDto }) {
  const place = placeOf(row);
  return (
    <StateTag look={LOOKS[place]} mark={row.service && !row.hidden && 'Siempre al cotizar'}>
      {PLACES[place]}
    </StateTag>
  );
}

const BY_NUMBER = ['Menos usados primero', 'Más usados primero'] as const;

const name: ListColumn<LookupUsageDto, LookupsAsked> = {
  label: 'Nombre',
  sort: 'name',
  cell: (row) => <Name row={row} />,
};
const chefs: ListColumn<LookupUsageDto, LookupsAsked> = {
  label: 'Chefs',
  sort: 'chefs',
  orders: BY_NUMBER,
  align: 'end',
  cell: (row) => row.chefs,
};
const proposals: ListColumn<LookupUsageDto, LookupsAsked> = {
  label: 'Experiencias',
  sort: 'proposals',
  orders: BY_NUMBER,
  align: 'end',
  cell: (row) => row.proposals,
};
const requests: ListColumn<LookupUsageDto, LookupsAsked> = {
  label: 'Solicitudes',
  sort: 'requests',
  orders: BY_NUMBER,
  align: 'end',
  cell: (row) => row.requests,
};
const place: ListColumn<LookupUsageDto, LookupsAsked> = { label: 'Estado', cell: (row) => <PlaceTag row={row} /> };

/** What each list counts: requests are for communes only, and only experiences have diets. */
const COLUMNS: Record<ListKind['kind'], ListColumn<LookupUsageDto, LookupsAsked>[]> = {
  food_type: [name, chefs, proposals, place],
  city: [name, chefs, proposals, requests, place],
  modality: [name, chefs, proposals, place],
  diet: [name, proposals, place],
};

/** A list of choices: names, what uses each, and whether the site offers it. The server sends the whole list. */
export function lookupList({ kind, noun, noMatch, none }: ListKind): ListDefinition<LookupUsageDto, LookupsAsked> {
  return {
    call: {
      useQuery: (asked, options) => {
        const { currentData, ...read } = useListLookupsQuery({ kind }, options);
        const { search, place: wanted, sort, page, perPage } = asked;
        const found = useMemo(
          () => currentData && arranged(currentData.data, { search, place: wanted, sort, page, perPage }),
          [currentData, page, perPage, search, sort, wanted],
        );
        return { ...read, currentData: found };
      },
    },
    noun,
    searchLabel: 'Buscar por nombre',
    noMatch,
    none,
    order: 'name',
    filters: {
      place: {
        label: 'Estado',
        all: 'Todos los estados',
        options: (Object.keys(PLACES) as Place[]).map((value) => ({ value, label: PLACES[value] })),
      },
    },
    columns: COLUMNS[kind],
  };
}
