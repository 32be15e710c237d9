import { data } from 'react-router-dom';
import { messageOf, statusOf } from '../../api/error-text';
import { api, type OpenedPaymentDto, type PayByCardDto } from '../../api/link.generated';
import { notFound } from '../../store/page-loader';
import type { AppStore } from '../../store/store';
import { textOf } from '../form-text';

/** What the page shows of its form. */
export interface TakenPayment {
  /** A payment that waits at Webpay. */
  opened?: OpenedPaymentDto;
  /** Why nothing was begun. */
  failure?: string;
}

/** Begins a payment by card on the server. The page then leads to Webpay. */
export async function takePayment(store: AppStore, request: Request) {
  const { pathname } = new URL(request.url);
  const token = pathname.slice(pathname.lastIndexOf('/') + 1);
  const what: PayByCardDto['what'] = textOf(await request.formData(), 'pagar') === 'rest' ? 'rest' : 'next';
  const begun = await store.dispatch(api.endpoints.payByCard.initiate({ token, payByCardDto: { what } }));
  if (begun.data) return data<TakenPayment>({ opened: begun.data.data });
  const status = statusOf(begun.error);
  if (status === 404) throw notFound();
  return data<TakenPayment>({ failure: messageOf(begun.error) }, { status: status && status < 500 ? status : 503 });
}
