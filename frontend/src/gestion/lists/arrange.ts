import type { LookupUsageDto } from '../../api/generated';
import { plainText } from '../../ui/plain-text';
import { placeOf, type Place } from './uses';

type Column = 'name' | 'chefs' | 'proposals' | 'requests';

/** What a list of choices is asked for. */
export interface LookupsAsked {
  search?: string;
  place?: Place;
  sort?: Column | `-${Column}`;
  page?: number;
  perPage?: number;
}

/** A page of the rows asked for, and how many there are in all. */
export function arranged(rows: LookupUsageDto[], { page = 1, perPage = rows.length, ...asked }: LookupsAsked) {
  const found = arrange(rows, asked);
  return { data: found.slice((page - 1) * perPage, page * perPage), total: found.length };
}

/** The rows asked for, in their order. They are found by former names too. */
function arrange(rows: LookupUsageDto[], { search = '', place, sort }: LookupsAsked): LookupUsageDto[] {
  const words = plainText(search).split(/\s+/).filter(Boolean);
  const found = rows.filter((row) => {
    const text = plainText([row.name, ...row.former_names].join(' '));
    return (!place || placeOf(row) === place) && words.every((word) => text.includes(word));
  });
  return sort ? found.sort(inOrder(sort)) : found;
}

function inOrder(sort: NonNullable<LookupsAsked['sort']>): (one: LookupUsageDto, other: LookupUsageDto) => number {
  const key = sort.replace('-', '') as Column;
  const sign = sort.startsWith('-') ? -1 : 1;
  const byName = (one: LookupUsageDto, other: LookupUsageDto) => one.name.localeCompare(other.name, 'es');
  if (key === 'name') return (one, other) => sign * byName(one, other) || one.id - other.id;
  return (one, other) => sign * (one[key] - other[key]) || byName(one, other) || one.id - other.id;
}
