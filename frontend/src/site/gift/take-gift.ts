import { api } from '../../api/link.generated';
import { redirect } from '../../store/page-loader';
import type { AppStore } from '../../store/store';
import { newUuid } from '../../ui/uuid';
import { keyIn, refused } from '../answer-form';
import { isKeyReused } from '../quote/form/refusal';
import { problemsIn, sentOf, sentValues, type GiftValues } from './gift-values';

/** A form that was not taken: what was written, and what is wrong with it. */
export interface ReturnedGift {
  values: GiftValues;
  /** By field; what concerns none of them stands under ''. */
  problems: Record<string, string>;
  /** The idempotency key of the form. */
  key: string;
}

/** Takes the form on the server, and leads to the page on which the card is paid, or returns what was written with what is wrong. */
export async function takeGift(store: AppStore, request: Request) {
  const form = await request.formData();
  const values = sentValues(form);
  const key = keyIn(form, 'creation_key');
  const buyGiftCardDto = { ...sentOf(values), creation_key: key };
  const sent = await store.dispatch(api.endpoints.buyGiftCard.initiate({ buyGiftCardDto }));
  if (sent.data) return redirect(new URL(sent.data.data.url).pathname, 303);
  // What is stored stays. Sent from the page that comes back, it is another card.
  const next = isKeyReused(sent.error) ? newUuid() : key;
  return refused<ReturnedGift>({ values, problems: problemsIn(sent.error, values), key: next }, sent.error);
}
