import type { FormDto } from '../../api/generated';
import { plainText } from '../../ui/plain-text';

type Column = 'title' | 'type' | 'url' | 'state';

/** What the list of forms is asked for. */
export interface FormsAsked {
  search?: string;
  state?: FormDto['state'];
  sort?: Column | `-${Column}`;
  page?: number;
  perPage?: number;
}

/** A page of the rows asked for, and how many there are in all. */
export function arranged(forms: FormDto[], { page = 1, perPage = forms.length, ...asked }: FormsAsked) {
  const found = arrange(forms, asked);
  return { data: found.slice((page - 1) * perPage, page * perPage), total: found.length };
}

/** The rows asked for, in their order. */
export function arrange(forms: FormDto[], { search = '', state, sort }: FormsAsked): FormDto[] {
  const words = plainText(search).split(/\s+/).filter(Boolean);
  const found = forms.filter((form) => {
    const text = plainText(`${form.title} ${form.url}`);
    return (!state || form.state === state) && words.every((word) => text.includes(word));
  });
  return sort ? found.sort(inOrder(sort)) : found;
}

function inOrder(sort: NonNullable<FormsAsked['sort']>): (one: FormDto, other: FormDto) => number {
  const key = sort.replace('-', '') as Column;
  const sign = sort.startsWith('-') ? -1 : 1;
  return (one, other) => sign * String(one[key]).localeCompare(String(other[key]), 'es') || one.id - other.id;
}
