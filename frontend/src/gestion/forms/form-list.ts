import type { FormDto } from '../../api/generated';
import { plainText } from '../../ui/plain-text';

export const FORM_STATES = ['active', 'inactive'] as const;
export const FORM_SORTS = ['title', '-title', 'type', '-type', 'url', '-url', 'state', '-state'] as const;
type FormSort = (typeof FORM_SORTS)[number];

export interface FormFilter {
  search: string;
  state?: FormDto['state'];
  sort?: FormSort;
}

/** Of the active forms only the first is used (product.md section 4); the list comes in the order of creation. */
export function usedForm(forms: FormDto[]): FormDto | undefined {
  return forms.find(({ state }) => state === 'active');
}

/** The rows asked for: the server sends the whole list, which has a handful of forms. */
export function arrange(forms: FormDto[], { search, state, sort }: FormFilter): FormDto[] {
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
