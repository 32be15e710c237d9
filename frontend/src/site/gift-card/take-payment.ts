import { data } from 'react-router-dom';
import { messageOf, statusOf } from '../../api/error-text';
import { api, type OpenedPaymentDto } from '../../api/link.generated';
import { notFound } from '../../store/page-loader';
import type { AppStore } from '../../store/store';

/** What the page shows of its form. */
export interface TakenGiftPayment {
  /** A payment that waits at Webpay. */
  opened?: OpenedPaymentDto;
  /** Why nothing was begun. */
  failure?: string;
}

/** Begins to pay a gift card on the server. The page then leads to Webpay. */
export async function takeGiftPayment(store: AppStore, request: Request) {
  const { pathname } = new URL(request.url);
  const token = pathname.slice(pathname.lastIndexOf('/') + 1);
  const begun = await store.dispatch(api.endpoints.payGiftCard.initiate({ token }));
  if (begun.data) return data<TakenGiftPayment>({ opened: begun.data.data });
  const status = statusOf(begun.error);
  if (status === 404) throw notFound();
  return data<TakenGiftPayment>({ failure: messageOf(begun.error) }, { status: status && status < 500 ? status : 503 });
}
