import { messageOf } from '../../api/error-text';
import { api } from '../../api/link.generated';
import { redirect } from '../../store/page-loader';
import type { AppStore } from '../../store/store';
import { linkOf, refusedOrGone } from '../answer-form';
import { beforeWebpay } from '../money/before-webpay';

export interface TakenGiftPayment {
  /** Why nothing was begun. */
  failure?: string;
}

/** Begins to pay a gift card on the server. Leads to the press before Webpay. */
export async function takeGiftPayment(store: AppStore, request: Request) {
  const { pathname, token } = linkOf(request);
  const begun = await store.dispatch(api.endpoints.payGiftCard.initiate({ token }));
  if (begun.data) return redirect(beforeWebpay(pathname, begun.data.data), 303);
  return refusedOrGone<TakenGiftPayment>({ failure: messageOf(begun.error) }, begun.error);
}
