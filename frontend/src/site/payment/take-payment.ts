import { data } from 'react-router-dom';
import { statusOf } from '../../api/error-text';
import { api, type PayByCardDto, type SpentGiftCardDto } from '../../api/link.generated';
import { dataUrlOf } from '../../ui/data-url-of';
import { redirect } from '../../store/page-loader';
import type { AppStore } from '../../store/store';
import { failureOf, keyIn, linkOf, problemsOf, refused, refusedOrGone } from '../answer-form';
import { textOf } from '../form-text';
import { beforeWebpay } from '../money/before-webpay';

/** The name of the form that announces a transfer, in the field `accion`. */
export const ANNOUNCE = 'avisar';

/** Largest proof of a transfer, in bytes. */
const MAX_PROOF = 5 * 1024 * 1024;

/** Why a form was refused, by field. The sentence about the whole form stands under ''. */
type Problems = Record<string, string>;

/** A transfer as it was typed. The file has to be chosen again. */
export interface TypedTransfer {
  key: string;
  amount: string;
  day: string;
  problems: Problems;
}

/** What became of a gift card: what it paid, or what was typed and why it did not. */
export interface SpentGift {
  code: string;
  amount: string;
  done?: SpentGiftCardDto;
  problems?: Problems;
}

/** What the page shows of its forms. */
export interface TakenPayment {
  /** Why nothing was begun. */
  failure?: string;
  spent?: SpentGift;
  /** What was typed of a transfer that was refused. */
  transfer?: TypedTransfer;
}

/** Takes the page's forms: begins a payment by card, and leads to the press before Webpay; or announces a transfer, and leads back to the page. */
export async function takePayment(store: AppStore, request: Request) {
  const { pathname, token } = linkOf(request);
  // No browser sends a form that cannot be taken apart, or that nobody pressed.
  const incomplete = () =>
    data<TakenPayment>({ failure: 'El formulario llegó incompleto. Envíalo otra vez.' }, { status: 400 });
  const form = await request.formData().catch(() => undefined);
  if (!form) return incomplete();
  if (textOf(form, 'accion') === ANNOUNCE) return announce(store, token, form, pathname);
  const pressed = textOf(form, 'pagar');
  if (pressed === 'gift') return takeGiftCard(store, token, form);
  if (pressed !== 'next' && pressed !== 'rest') return incomplete();
  const what: PayByCardDto['what'] = pressed;
  const begun = await store.dispatch(api.endpoints.payByCard.initiate({ token, payByCardDto: { what } }));
  if (begun.data) return redirect(beforeWebpay(pathname, begun.data.data), 303);
  return refusedOrGone<TakenPayment>({ failure: failureOf(begun.error) }, begun.error);
}

async function announce(store: AppStore, token: string, form: FormData, pathname: string) {
  const typed = { key: textOf(form, 'clave'), amount: textOf(form, 'monto').trim(), day: textOf(form, 'dia') };
  const say = (problems: Problems) => data<TakenPayment>({ transfer: { ...typed, problems } }, { status: 400 });
  const amount = pesosOf(typed.amount);
  if (typeof amount === 'string') return say({ amount });
  const file = form.get('comprobante');
  // A browser sends an empty file where none was chosen.
  const proof = file instanceof Blob && file.size > 0 ? file : null;
  if (proof && proof.size > MAX_PROOF)
    return say({ proof: 'El comprobante supera los 5 MB. Elige otro, o avisa sin él.' });
  const announceTransferDto = {
    amount,
    day: typed.day,
    transfer_key: typed.key,
    proof: proof && (await dataUrlOf(proof)),
  };
  const { error } = await store.dispatch(api.endpoints.announceTransfer.initiate({ token, announceTransferDto }));
  if (!error) return redirect(pathname, 303);
  return refusedOrGone<TakenPayment>({ transfer: { ...typed, problems: problemsOf(error) } }, error);
}

/** '$180.000' and '180000' as a number, or the problem with it. */
function pesosOf(typed: string): number | string {
  const plain = typed.replaceAll(/[$\s.]/g, '');
  if (!/^\d{1,10}$/.test(plain)) return 'Escribe el monto en pesos, sin decimales.';
  return Number(plain) > 0 ? Number(plain) : 'Escribe un monto mayor que $0.';
}

/** Pays with a gift card, as much as it has or as was written. The page then shows what is left. */
async function takeGiftCard(store: AppStore, token: string, form: FormData) {
  const typed = { code: textOf(form, 'code'), amount: textOf(form, 'amount').trim() };
  const amount = typed.amount === '' ? null : pesosOf(typed.amount);
  if (typeof amount === 'string')
    return data<TakenPayment>({ spent: { ...typed, problems: { amount } } }, { status: 400 });
  const paid = await store.dispatch(
    api.endpoints.spendGiftCard.initiate({
      token,
      spendGiftCardDto: {
        code: typed.code,
        amount,
        creation_key: keyIn(form, 'creation_key'),
      },
    }),
  );
  if (paid.data) return data<TakenPayment>({ spent: { code: '', amount: '', done: paid.data.data } });
  // The page is there: what was written is wrong.
  if (statusOf(paid.error) === 404) {
    const problems = { code: failureOf(paid.error) };
    return data<TakenPayment>({ spent: { ...typed, problems } }, { status: 400 });
  }
  return refused<TakenPayment>({ spent: { ...typed, problems: problemsOf(paid.error) } }, paid.error);
}
