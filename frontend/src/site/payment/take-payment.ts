import { data } from 'react-router-dom';
import { fieldErrorsOf, messageOf, statusOf } from '../../api/error-text';
import { api, type OpenedPaymentDto, type PayByCardDto, type SpentGiftCardDto } from '../../api/link.generated';
import { isUuid, newUuid } from '../../ui/uuid';
import { notFound } from '../../store/page-loader';
import type { AppStore } from '../../store/store';
import { textOf } from '../form-text';

/** What the page shows of its form. */
export interface TakenPayment {
  /** A payment that waits at Webpay. */
  opened?: OpenedPaymentDto;
  /** Why nothing was begun. */
  failure?: string;
  /** What became of a gift card: what it paid, or why it did not. */
  spent?: { code: string; done?: SpentGiftCardDto; problem?: string };
}

/** Begins a payment by card on the server. The page then leads to Webpay. */
export async function takePayment(store: AppStore, request: Request) {
  const { pathname } = new URL(request.url);
  const token = pathname.slice(pathname.lastIndexOf('/') + 1);
  const form = await request.formData();
  const pressed = textOf(form, 'pagar');
  if (pressed === 'gift') return takeGiftCard(store, token, form);
  const what: PayByCardDto['what'] = pressed === 'rest' ? 'rest' : 'next';
  const begun = await store.dispatch(api.endpoints.payByCard.initiate({ token, payByCardDto: { what } }));
  if (begun.data) return data<TakenPayment>({ opened: begun.data.data });
  const status = statusOf(begun.error);
  if (status === 404) throw notFound();
  return data<TakenPayment>({ failure: messageOf(begun.error) }, { status: status && status < 500 ? status : 503 });
}

/** Pays with a gift card, as much as it has or as was written. The page then shows what is left. */
async function takeGiftCard(store: AppStore, token: string, form: FormData) {
  const code = textOf(form, 'code');
  const written = textOf(form, 'amount').replace(/[\s.$]/g, '');
  const key = textOf(form, 'creation_key');
  if (!/^\d{0,9}$/.test(written)) {
    const problem = 'Escribe cuánto usar en números, o deja el campo vacío.';
    return data<TakenPayment>({ spent: { code, problem } }, { status: 400 });
  }
  const paid = await store.dispatch(
    api.endpoints.spendGiftCard.initiate({
      token,
      spendGiftCardDto: {
        code,
        amount: written === '' ? null : Number(written),
        creation_key: isUuid(key) ? key : newUuid(),
      },
    }),
  );
  if (paid.data) return data<TakenPayment>({ spent: { code: '', done: paid.data.data } });
  const status = statusOf(paid.error);
  const [wrong] = fieldErrorsOf(paid.error);
  const problem = wrong?.msg ?? messageOf(paid.error);
  return data<TakenPayment>({ spent: { code, problem } }, { status: status && status < 500 ? status : 503 });
}
