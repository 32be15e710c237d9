import { REPLY_NAMES } from '../../../api/quote-names.generated';
import type { CreateQuoteRequestDto, QuoteChoiceFieldsDto } from '../../../api/public.generated';
import { clientNumber } from '../../../ui/phone-number';
import type { Campaign } from '../campaign';
import type { QuoteValues } from './quote-values';

/** A request without its idempotency key. */
type QuoteRequestBody = Omit<CreateQuoteRequestDto, 'request_key'>;

/** The request as the API takes it. The values must have no problems (quote-problems.ts). */
export function toRequest(values: QuoteValues, campaign: Campaign): QuoteRequestBody {
  return {
    name: values.name.trim(),
    email: values.email.trim(),
    phone_number: clientNumber(values.phone_number) || null,
    city_id: idOf(values.city_id),
    event_date: values.event_date || null,
    guests: guestsIn(values.guests),
    kind: values.kind as CreateQuoteRequestDto['kind'],
    reply_by: replyOf(values.reply_by),
    budget_per_person: pesosIn(values.budget_per_person),
    message: values.message.trim() || null,
    ...restrictionsOf(values),
    chef_id: idOf(values.chef_id),
    proposal_id: idOf(values.proposal_id),
    choices: choicesOf(values.choices),
    consent: true,
    website: values.website || null,
    ...campaign,
  };
}

/** What guests cannot eat: data about health, which are sent only with the consent to their use. */
function restrictionsOf({ restrictions, restrictions_consent: agreed }: QuoteValues) {
  const text = restrictions.trim();
  return agreed && text ? { restrictions: text, restrictions_consent: true } : {};
}

/** Whole pesos in any spelling: '$ 45.000' and '45000'. Null where nothing was written, NaN for what is no amount. */
export function pesosIn(text: string): number | null {
  const amount = text.replace(/[\s$]/g, '');
  return amount === '' ? null : wholeIn(amount);
}

/** How many people: '8', or '1.000' as the limit is written. Null where nothing was written, NaN for any other text. */
export function guestsIn(text: string): number | null {
  return text.trim() === '' ? null : wholeIn(text.trim());
}

const wholeIn = (text: string): number =>
  /^(\d{1,3}(\.\d{3})+|\d+)$/.test(text) ? Number(text.replaceAll('.', '')) : Number.NaN;

/** The way of answering with this name. Undefined for any other text, so that it does not make the request fail. */
const replyOf = (text: string): CreateQuoteRequestDto['reply_by'] =>
  Object.hasOwn(REPLY_NAMES, text) ? (text as NonNullable<CreateQuoteRequestDto['reply_by']>) : undefined;

/** What is ticked in 'Tu mesa', in its order. Undefined where nothing is. */
function choicesOf(text: string): CreateQuoteRequestDto['choices'] {
  const choices = text.split(' ').flatMap((value): QuoteChoiceFieldsDto[] => {
    const [kind, number = ''] = value.split('/');
    const id = idOf(number);
    if (id === null) return [];
    return kind === 'chef' ? [{ chef_id: id }] : kind === 'experience' ? [{ proposal_id: id }] : [];
  });
  return choices.length > 0 ? choices : undefined;
}

/** An id that the page itself set. Any other text gives null, so that it does not make the request fail. */
function idOf(text: string): number | null {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647 ? Number(text) : null;
}
