import type { CreateQuoteRequestDto } from '../../../api/public.generated';
import type { Campaign } from '../campaign';

/** The fields of the form in the order they are shown, under the names the API has for them. */
export const QUOTE_FIELDS = [
  'name',
  'email',
  'phone_number',
  'city_id',
  'kind',
  'event_date',
  'guests',
  'message',
  'consent',
  'website',
  'chef_id',
  'proposal_id',
] as const;

export type QuoteField = (typeof QUOTE_FIELDS)[number];

/** What is in the form, as text: the same whether a browser's script or the server reads it. */
export type QuoteValues = Record<QuoteField, string>;

/** What the form asks the API for, but for the key that tells two requests apart. */
export type QuoteRequestBody = Omit<CreateQuoteRequestDto, 'request_key'>;

/** A commune where nobody on the list is: the API knows no such city. */
export const OTHER_CITY = 'otra';

export const QUOTE_KINDS: Record<CreateQuoteRequestDto['kind'], string> = {
  cena: 'Cena',
  clase: 'Clase de cocina',
  clase_online: 'Clase online',
  team_building: 'Team building',
  gift_card: 'Gift card',
  catering: 'Catering',
  otra: 'Otra consulta',
};

/** The kind of what is no event: asked with a message, for no number of people. */
export const QUESTION: CreateQuoteRequestDto['kind'] = 'otra';

/** The kind that an address or a form names; nothing where it is none. */
export function kindOf(text: string | null): CreateQuoteRequestDto['kind'] | undefined {
  return text !== null && Object.hasOwn(QUOTE_KINDS, text) ? (text as CreateQuoteRequestDto['kind']) : undefined;
}

/** The values of a form that was sent. */
export function sentValues(form: FormData): QuoteValues {
  return valuesBy((field) => {
    const value = form.get(field);
    return typeof value === 'string' ? value : '';
  });
}

/** The values of a form on the screen: what it would send. */
export function shownValues(form: HTMLFormElement): QuoteValues {
  return valuesBy((field) => {
    const control = form.elements.namedItem(field);
    if (control instanceof HTMLInputElement && control.type === 'checkbox' && !control.checked) return '';
    return control !== null && 'value' in control ? control.value : '';
  });
}

/** What of a form on the screen belongs to the visitor: what can be seen of it, and typed. */
export function typedValues(form: HTMLFormElement): Partial<QuoteValues> {
  const values = shownValues(form);
  const typed = QUOTE_FIELDS.filter((field) => {
    const control = form.elements.namedItem(field);
    return control && field !== 'website' && !(control instanceof HTMLInputElement && control.type === 'hidden');
  });
  return Object.fromEntries(typed.map((field) => [field, values[field]]));
}

function valuesBy(read: (field: QuoteField) => string): QuoteValues {
  return Object.fromEntries(QUOTE_FIELDS.map((field) => [field, read(field)])) as QuoteValues;
}

/** The request as the API takes it. Call with values that have no problems (quote-problems.ts). */
export function toRequest(values: QuoteValues, campaign: Campaign): QuoteRequestBody {
  return {
    name: values.name.trim(),
    email: values.email.trim(),
    phone_number: fullNumber(values.phone_number),
    city_id: idOf(values.city_id),
    event_date: values.event_date || null,
    guests: values.guests.trim() ? Number(values.guests) : null,
    kind: values.kind as CreateQuoteRequestDto['kind'],
    message: values.message.trim() || null,
    chef_id: idOf(values.chef_id),
    proposal_id: idOf(values.proposal_id),
    consent: true,
    website: values.website || null,
    ...campaign,
  };
}

/**
 * '+56912345678' from any spelling of a Chilean number; the eight digits after +569 alone are enough. What is none is left
 * as it is, so that no foreign number turns into somebody else's.
 */
export function fullNumber(text: string): string {
  const digits = text.replace(/[\s().-]/g, '');
  if (/^\+?56\d{9}$/.test(digits)) return `+${digits.replace('+', '')}`;
  if (/^\d{9}$/.test(digits)) return `+56${digits}`;
  return /^\d{8}$/.test(digits) ? `+569${digits}` : text.trim();
}

/** An id of the page's own making; anything else is left out rather than refused. */
function idOf(text: string): number | null {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647 ? Number(text) : null;
}
