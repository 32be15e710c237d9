import type { FormDto } from '../../api/generated';
import type { ListFilters } from '../../ui/admin/use-list-params';
import { plainText } from '../../ui/plain-text';

/** What the forms can be narrowed down by. */
export const FORM_FILTERS = {
  state: {
    label: 'Estado',
    all: 'Todos los estados',
    options: [
      { value: 'active', label: 'Activo' },
      { value: 'inactive', label: 'Inactivo' },
    ],
  },
} as const satisfies ListFilters;

/** The orders the table offers. */
export const FORM_SORTS = ['title', '-title', 'type', '-type', 'url', '-url', 'state', '-state'] as const;
type FormSort = (typeof FORM_SORTS)[number];

interface Asked {
  search?: string;
  state?: FormDto['state'];
  sort?: FormSort;
}

/** Of the active forms only the first is used; the list comes in the order of creation. */
export function usedForm(forms: FormDto[]): FormDto | undefined {
  return forms.find(({ state }) => state === 'active');
}

/** A page of what is asked for: the server sends the whole list, which has a handful of forms. */
export function arranged(forms: FormDto[], { asked, page, perPage }: { asked: Asked; page: number; perPage: number }) {
  const found = arrange(forms, asked);
  return { data: found.slice((page - 1) * perPage, page * perPage), total: found.length };
}

/** The rows asked for, in their order. */
export function arrange(forms: FormDto[], { search = '', state, sort }: Asked): FormDto[] {
  const words = plainText(search).split(/\s+/).filter(Boolean);
  const found = forms.filter((form) => {
    const text = plainText(`${form.title} ${form.url}`);
    return (!state || form.state === state) && words.every((word) => text.includes(word));
  });
  return sort ? found.sort(inOrder(sort)) : found;
}

function inOrder(sort: FormSort): (one: FormDto, other: FormDto) => number {
  const key = sort.replace('-', '') as 'title' | 'type' | 'url' | 'state';
  const sign = sort.startsWith('-') ? -1 : 1;
  return (one, other) => sign * String(one[key]).localeCompare(String(other[key]), 'es') || one.id - other.id;
}
