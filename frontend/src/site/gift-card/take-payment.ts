import { data } from 'react-router-dom';
import { messageOf } from '../../api/error-text';
import { api, type OpenedPaymentDto } from '../../api/link.generated';
import type { AppStore } from '../../store/store';
import { linkOf, refusedOrGone } from '../answer-form';

export interface TakenGiftPayment {
  /** A payment that waits at Webpay. */
  opened?: OpenedPaymentDto;
  /** Why nothing was begun. */
  failure?: string;
}

/** Begins to pay a gift card on the server. The page then leads to Webpay. */
export async function takeGiftPayment(store: AppStore, request: Request) {
  const begun = await store.dispatch(api.endpoints.payGiftCard.initiate({ token: linkOf(request).token }));
  if (begun.data) return data<TakenGiftPayment>({ opened: begun.data.data });
  return refusedOrGone<TakenGiftPayment>({ failure: messageOf(begun.error) }, begun.error);
}
