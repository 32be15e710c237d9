import { QUOTE_KIND_NAMES } from '../../../api/page-values.generated';
import type { CreateQuoteRequestDto } from '../../../api/public.generated';
import { textOf } from '../../form-text';
import type { Quoted } from '../message';

/** The form's fields in the order shown, with the API's names. */
export const QUOTE_FIELDS = [
  'name',
  'email',
  'phone_number',
  'city_id',
  'kind',
  'event_date',
  'guests',
  'budget_per_person',
  'reply_by',
  'message',
  'restrictions',
  'restrictions_consent',
  'choices',
  'consent',
  'website',
  'chef_id',
  'proposal_id',
] as const;

export type QuoteField = (typeof QUOTE_FIELDS)[number];

/** The form's values as text, the same for the browser's script and for the server. */
export type QuoteValues = Record<QuoteField, string>;

/** The option for a commune that is not in the list. The API has no such city. */
export const OTHER_CITY = 'otra';

/** The kind for a question: it needs a message, and no number of people. */
export const QUESTION: CreateQuoteRequestDto['kind'] = 'otra';

/** The way of being answered that needs no phone. */
export const BY_MAIL: NonNullable<CreateQuoteRequestDto['reply_by']> = 'correo';

/** The kind with this name. Undefined if it does not exist. */
export function kindOf(text: string | null | undefined): CreateQuoteRequestDto['kind'] | undefined {
  return typeof text === 'string' && Object.hasOwn(QUOTE_KIND_NAMES, text)
    ? (text as CreateQuoteRequestDto['kind'])
    : undefined;
}

/** What a box of 'Tu mesa' sends. */
export const choiceValue = ({ kind, id }: Pick<Quoted, 'kind' | 'id'>): string => `${kind}/${id}`;

export function sentValues(form: FormData): QuoteValues {
  return valuesBy((field) => {
    if (field === 'choices')
      return form
        .getAll(field)
        .filter((value) => typeof value === 'string')
        .join(' ');
    return textOf(form, field);
  });
}

/** The values of a form on the screen, as it would send them. */
export function shownValues(form: HTMLFormElement): QuoteValues {
  return valuesBy((field) => {
    if (field === 'choices') return ticked(form).join(' ');
    const control = form.elements.namedItem(field);
    if (control instanceof HTMLInputElement && control.type === 'checkbox' && !control.checked) return '';
    return control !== null && 'value' in control ? control.value : '';
  });
}

/** Puts values into a form on the screen, as if they were typed. */
export function showValues(form: HTMLFormElement, values: Partial<QuoteValues>): void {
  for (const control of Array.from(form.elements) as HTMLInputElement[]) {
    const value = values[control.name as QuoteField];
    if (value === undefined || control.type === 'hidden') continue;
    if (control.type === 'checkbox') control.checked = value === control.value;
    else control.value = value;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** The boxes of 'Tu mesa' that are ticked. */
const ticked = (form: HTMLFormElement): string[] =>
  Array.from(form.querySelectorAll<HTMLInputElement>('input[name="choices"]:checked:enabled'), ({ value }) => value);

/** The values that the visitor typed into visible fields. */
export function typedValues(form: HTMLFormElement): Partial<QuoteValues> {
  const values = shownValues(form);
  const typed = QUOTE_FIELDS.filter((field) => {
    const control = form.elements.namedItem(field);
    return (
      control &&
      field !== 'website' &&
      field !== 'choices' &&
      !(control instanceof HTMLInputElement && control.type === 'hidden')
    );
  });
  return Object.fromEntries(typed.map((field) => [field, values[field]]));
}

function valuesBy(read: (field: QuoteField) => string): QuoteValues {
  return Object.fromEntries(QUOTE_FIELDS.map((field) => [field, read(field)])) as QuoteValues;
}
