import { useActionData, useParams, useSearchParams } from 'react-router-dom';
import {
  useGetGiftCardByLinkQuery,
  useReadGiftCardPaymentQuery,
  type GiftCardLinkPageDto,
  type PayGiftCardDto,
} from '../../api/link.generated';
import { longDay } from '../../ui/evening-words';
import { FieldError } from '../../ui/Field';
import { clp } from '../../ui/format';
import { Head } from '../../ui/Head';
import { PageStyle } from '../../ui/PageStyle';
import { CardFace } from '../card-face/CardFace';
import face from '../card-face/card-face.css?inline';
import { openTry } from '../money/before-webpay';
import { GoToWebpay } from '../money/GoToWebpay';
import { outcomeOf, type Outcome } from '../money/outcome-words';
import { OutcomeNote } from '../money/OutcomeNote';
import payment from '../money/payment.css?inline';
import { Receipts } from '../money/Receipts';
import css from './gift-card.css?inline';
import { PayGift } from './PayGift';
import type { TakenGiftPayment } from './take-payment';

/** The page of a gift card: its buyer pays it here, and both see and print it. It works by its forms alone. */
export function GiftCardPage() {
  const { token = '' } = useParams();
  const taken = useActionData<TakenGiftPayment>();
  const card = useGetGiftCardByLinkQuery({ token }).data?.data;
  const pay = useReadGiftCardPaymentQuery({ token }, { skip: !card?.is_buyer }).data?.data;
  const [asked] = useSearchParams();
  if (!card) return null;
  const opened = taken || !pay ? undefined : openTry(pay.tries, asked);
  return (
    <>
      <PageStyle name="payment" css={payment} />
      <PageStyle name="card-face" css={face} />
      <PageStyle name="gift-card" css={css} />
      <div className="wrap gift-card">
        {opened ? (
          <div className="link-page payment">
            <GoToWebpay opened={opened} back={`/gift-card/${token}`} />
          </div>
        ) : (
          <Opened card={card} pay={pay} failure={taken?.failure} />
        )}
      </div>
    </>
  );
}

interface OpenedProps {
  card: GiftCardLinkPageDto;
  pay: PayGiftCardDto | undefined;
  failure: string | undefined;
}

function Opened({ card, pay, failure }: OpenedProps) {
  const [asked] = useSearchParams();
  const outcome = pay && giftOutcome(outcomeOf(pay.tries, asked.get('pago')));
  const title = titleOf(card);
  return (
    <>
      <Head title={title} noindex />
      <header className="gift-card__head">
        <h1>{title}</h1>
        <p>{leadOf(card)}</p>
      </header>
      {outcome && (
        <div className="link-page gift-card__outcome">
          <OutcomeNote outcome={outcome} url="" />
        </div>
      )}
      <FieldError role="alert">{failure}</FieldError>
      <div className="gift-card__grid">
        <div className="gift-card__sheet">
          <CardFace
            worth={card.experience_name ?? clp(card.amount)}
            detail={card.guests === null ? 'para una noche con un chef en tu casa' : peopleText(card.guests)}
            to={card.receiver_name}
            from={card.buyer_name}
          >
            {card.message && <p className="gift-card__message">{card.message}</p>}
            {card.code ? (
              <p className="gift-card__code">
                <span className="visually-hidden">Código: </span>
                {card.code}
              </p>
            ) : (
              <p>El código aparece cuando esté pagada.</p>
            )}
          </CardFace>
          {card.code && <HowTo card={card} />}
        </div>
        <aside className="gift-card__aside">
          {pay && pay.due > 0 && outcome?.mood !== 'open' ? <PayGift card={card} pay={pay} /> : <Facts card={card} />}
          {pay && <Receipts receipts={pay.receipts} />}
        </aside>
      </div>
    </>
  );
}

/** What happened to the money. */
const giftOutcome = (outcome: Outcome | null): Outcome | null =>
  outcome?.mood === 'paid'
    ? { ...outcome, text: 'Te mandamos por correo el comprobante y el enlace a esta página.' }
    : outcome;

const peopleText = (guests: number): string => (guests === 1 ? 'para 1 persona' : `para ${guests} personas`);

function titleOf({ state, is_buyer: isBuyer, receiver_name: to }: GiftCardLinkPageDto): string {
  if (state === 'por_pagar' || state === 'descartada')
    return isBuyer ? 'Así queda tu gift card' : 'Esta gift card no está pagada';
  if (state === 'anulada') return 'Esta gift card ya no vale';
  return isBuyer ? `La gift card para ${to}` : `${to}, esto es para ti`;
}

function leadOf({
  state,
  is_buyer: isBuyer,
  receiver_email: mail,
  arrives_on: day,
  buyer_name: from,
}: GiftCardLinkPageDto) {
  if (state === 'por_pagar' || state === 'descartada')
    return isBuyer ? 'Falta pagarla. Después le llega a quien la recibe.' : 'Escríbenos y lo vemos contigo.';
  if (state === 'anulada') return 'Escríbenos y lo vemos contigo.';
  if (!isBuyer) return `De ${from}, para que elijas la fecha, el chef y a quién sentar.`;
  return mail === null
    ? `Te la mandamos el ${longDay(day)} para que la entregues. También la puedes imprimir.`
    : `Le llega a ${mail} el ${longDay(day)}. También la puedes imprimir.`;
}

/** How it is used, printed below the card. */
function HowTo({ card: { valid_until: until } }: { card: GiftCardLinkPageDto }) {
  return (
    <ol className="gift-card__how">
      <li>Elige chef y fecha en el sitio, y pide tu cotización.</li>
      <li>En el enlace donde se paga, escribe el código. Se puede usar en partes.</li>
      {until && <li>Se usa hasta el {longDay(until)}.</li>}
    </ol>
  );
}

function Facts({ card }: { card: GiftCardLinkPageDto }) {
  const { balance, amount, state, to_give_back: tooMuch, valid_until: until } = card;
  const back = tooMuch > 0 && (
    <p>Te devolvemos {clp(tooMuch)} que llegaron de más, y te escribimos cuando esté hecho.</p>
  );
  if (state === 'anulada') return back;
  if (state === 'por_pagar' || state === 'descartada') return null;
  return (
    <section aria-labelledby="saldo">
      <h2 id="saldo">Queda {clp(balance)}</h2>
      <p>
        {balance < amount && `De ${clp(amount)}. `}
        {until && (state === 'vencida' ? `Venció el ${longDay(until)}.` : `Se usa hasta el ${longDay(until)}.`)}
      </p>
      {back}
      <p>
        <a className="btn" href="/cotiza">
          Cotizar mi velada
        </a>
      </p>
      <p className="help">Para imprimirla, usa «Imprimir» de tu navegador: sale en una hoja carta o A4.</p>
    </section>
  );
}
