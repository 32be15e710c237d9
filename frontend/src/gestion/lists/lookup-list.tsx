import { useListLookupsQuery, type LookupUsageDto } from '../../api/generated';
import { CutLink } from '../../ui/admin/feedback/CutText';
import { optionsOf } from '../../ui/admin/field/options-of';
import type { ListColumn, ListDefinition } from '../../ui/admin/list/list';
import { StateTag } from '../../ui/admin/list/StateTag';
import { useRecordLink } from '../../ui/admin/form/record-address';
import { wholeList, type WholeAsked } from '../../ui/admin/list/whole-list';
import type { ListKind } from './kinds';
import { PLACES, placeOf, type Place } from './uses';

type LookupsAsked = WholeAsked<'name' | 'chefs' | 'proposals' | 'requests'> & { place?: Place };

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

type Column = ListColumn<LookupUsageDto, LookupsAsked>;

const numberOf = (label: string, key: 'chefs' | 'proposals' | 'requests'): Column => ({
  label,
  sort: key,
  orders: ['los menos usados primero', 'los más usados primero'],
  align: 'end',
  cell: (row) => row[key],
});

const name: Column = { label: 'Nombre', sort: 'name', cell: (row) => <Name row={row} /> };
const chefs = numberOf('Chefs', 'chefs');
const proposals = numberOf('Experiencias', 'proposals');
const requests = numberOf('Solicitudes', 'requests');
const place: Column = { label: 'Estado', cell: (row) => <PlaceTag row={row} /> };

/** What each list counts: requests are for communes only, and only experiences have diets. */
const COLUMNS: Record<ListKind['kind'], Column[]> = {
  food_type: [name, chefs, proposals, place],
  city: [name, chefs, proposals, requests, place],
  modality: [name, chefs, proposals, place],
  diet: [name, proposals, place],
};

/** A list of choices: names, what uses each, and whether the site offers it. The server sends the whole list. */
export function lookupList({ kind, noun, noMatch, none }: ListKind): ListDefinition<LookupUsageDto, LookupsAsked> {
  return {
    call: wholeList({
      useRows: (options) => useListLookupsQuery({ kind }, options),
      // Also by former names.
      textOf: (row) => [row.name, ...row.former_names].join(' '),
      passes: (row, asked) => !asked.place || placeOf(row) === asked.place,
      ties: (one, other) => one.name.localeCompare(other.name, 'es'),
    }),
    noun,
    searchLabel: 'Buscar por nombre',
    noMatch,
    none,
    order: 'name',
    filters: {
      place: {
        label: 'Estado',
        all: 'Todos los estados',
        options: optionsOf(PLACES),
      },
    },
    columns: COLUMNS[kind],
  };
}
