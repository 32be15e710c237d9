import { statusOf } from '../../api/error-text';
import type { BuyGiftCardDto } from '../../api/link.generated';
import { problemsOf } from '../answer-form';
import { textOf } from '../form-text';
import { OTHER_AMOUNT, SUGGESTED } from './gift-words';

/** What an untouched form says. */
export const EMPTY = {
  what: 'monto',
  chosen: String(SUGGESTED[1]),
  amount: '',
  proposal_id: '',
  guests: '2',
  buyer_name: '',
  buyer_email: '',
  receiver_name: '',
  receiver_email: '',
  message: '',
  arrives_on: '',
  agreed: '',
};

/** What the form says, as its fields have it. */
export type GiftValues = typeof EMPTY;

export type GiftField = keyof GiftValues;

/** The form's fields, from above. */
export const GIFT_FIELDS = Object.keys(EMPTY) as GiftField[];

/** The values of a form that was sent. */
export const sentValues = (form: FormData): GiftValues => valuesBy((name) => textOf(form, name));

/** The values of a form on the screen, as it would send them. */
export const shownValues = ({ elements }: HTMLFormElement): GiftValues =>
  valuesBy((name) => {
    const control = elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === 'checkbox' && !control.checked) return '';
    return control !== null && 'value' in control ? String(control.value) : '';
  });

const valuesBy = (read: (name: GiftField) => string): GiftValues =>
  Object.fromEntries(GIFT_FIELDS.map((name) => [name, read(name)])) as GiftValues;

/** Puts values into a form on the screen. */
export function showValues(form: HTMLFormElement, values: Partial<GiftValues>): void {
  for (const control of Array.from(form.elements) as HTMLInputElement[]) {
    const value = values[control.name as GiftField];
    if (value === undefined || control.type === 'hidden') continue;
    if (control.type === 'checkbox' || control.type === 'radio') control.checked = value === control.value;
    else control.value = value;
  }
}

const isExperience = ({ what }: GiftValues): boolean => what === 'experiencia';

/** What is sent. The server says what is missing or wrong. */
export function sentOf(values: GiftValues): Omit<BuyGiftCardDto, 'creation_key'> {
  const { what: _what, chosen, amount, proposal_id: proposal, guests, agreed, ...people } = values;
  const worth = isExperience(values)
    ? { proposal_id: numberOf(proposal) ?? 0, guests: numberOf(guests) }
    : { amount: numberOf(chosen === OTHER_AMOUNT ? amount : chosen) };
  return { ...people, ...worth, agreed: (agreed !== '') as true };
}

const NOT_SENT = 'No pudimos enviar el formulario. Lo que escribiste sigue aquí: vuelve a intentarlo en un momento.';

/** Why the form was refused, by field; what concerns none of them stands under ''. */
export function problemsIn(error: unknown, values: GiftValues): Record<string, string> {
  const isAnswered = (statusOf(error) ?? 500) < 500;
  return isAnswered ? { ...problemsOf(error), ...lacksOf(values) } : { '': NOT_SENT };
}

/** What is missing or no number, in the words of this form: the server does not know what was typed. */
function lacksOf(values: GiftValues): Record<string, string> {
  const { chosen, amount, arrives_on: day } = values;
  const lacks: Record<string, string> = {};
  if (!isExperience(values) && chosen === OTHER_AMOUNT && numberOf(amount) === null)
    lacks['amount'] = amount.trim() === '' ? 'Escribe el monto.' : 'Escribe el monto en pesos, sin decimales.';
  for (const field of ['buyer_name', 'buyer_email', 'receiver_name'] as const)
    if (values[field].trim() === '') lacks[field] = 'Completa este campo.';
  if (day === '') lacks['arrives_on'] = 'Elige el día en que llega.';
  return lacks;
}

/** '60.000' and '$ 60000' as a number; nothing for what is no whole number. */
function numberOf(text: string): number | null {
  const digits = text.replace(/[\s.$]/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}
