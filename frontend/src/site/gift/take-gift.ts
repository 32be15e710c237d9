import { api, type BuyGiftCardDto } from '../../api/link.generated';
import { redirect } from '../../store/page-loader';
import type { AppStore } from '../../store/store';
import { newUuid } from '../../ui/uuid';
import { keyIn, problemsOf, refused } from '../answer-form';
import { textOf } from '../form-text';
import { isKeyReused } from '../quote/form/refusal';
import { OTHER_AMOUNT } from './gift-words';

/** What the form says, as its fields have it. */
export type GiftValues = Record<(typeof FIELDS)[number], string>;

/** A form that was not taken: what was written, and what is wrong with it. */
export interface ReturnedGift {
  values: GiftValues;
  /** By field; what concerns none of them stands under ''. */
  problems: Record<string, string>;
  /** The idempotency key of the form. */
  key: string;
}

const FIELDS = [
  'what',
  'chosen',
  'amount',
  'proposal_id',
  'guests',
  'buyer_name',
  'buyer_email',
  'receiver_name',
  'receiver_email',
  'message',
  'arrives_on',
  'agreed',
] as const;

/** Takes the form on the server, and leads to the page on which the card is paid, or returns what was written with what is wrong. */
export async function takeGift(store: AppStore, request: Request) {
  const form = await request.formData();
  const values = Object.fromEntries(FIELDS.map((name) => [name, textOf(form, name)])) as GiftValues;
  const key = keyIn(form, 'creation_key');
  const buyGiftCardDto = { ...sentOf(values), creation_key: key };
  const sent = await store.dispatch(api.endpoints.buyGiftCard.initiate({ buyGiftCardDto }));
  if (sent.data) return redirect(new URL(sent.data.data.url).pathname, 303);
  // What is stored stays. Sent from the page that comes back, it is another card.
  const next = isKeyReused(sent.error) ? newUuid() : key;
  return refused<ReturnedGift>({ values, problems: problemsOf(sent.error), key: next }, sent.error);
}

/** What is sent. The server says what is missing or wrong. */
function sentOf(values: GiftValues): Omit<BuyGiftCardDto, 'creation_key'> {
  const { what, chosen, amount, proposal_id: proposal, guests, agreed, ...people } = values;
  const worth =
    what === 'experiencia'
      ? { proposal_id: numberOf(proposal) ?? 0, guests: numberOf(guests) }
      : { amount: numberOf(chosen === OTHER_AMOUNT ? amount : chosen) };
  return { ...people, ...worth, agreed: (agreed !== '') as true };
}

/** '60.000' and '$ 60000' as a number; nothing where there are no digits. */
function numberOf(text: string): number | null {
  const digits = text.replace(/[\s.$]/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}
