import { useActionData, useParams, useSearchParams } from 'react-router-dom';
import { useReadPaymentQuery, type MyMoneyDto } from '../../api/link.generated';
import { longDay } from '../../ui/evening-words';
import { FactRows } from '../../ui/FactRows';
import { FieldError } from '../../ui/Field';
import { clp } from '../../ui/format';
import { Head } from '../../ui/Head';
import { PageStyle } from '../../ui/PageStyle';
import { openTry } from '../money/before-webpay';
import { MoneySteps } from '../money/MoneySteps';
import { GoToWebpay } from '../money/GoToWebpay';
import { outcomeOf, type Outcome } from '../money/outcome-words';
import { OutcomeNote } from '../money/OutcomeNote';
import { Receipts } from '../money/Receipts';
import { nextOf } from '../money/plan-words';
import { Documents } from './Documents';
import { PayByCard } from './PayByCard';
import css from '../money/payment.css?inline';
import { PayByGiftCard, SpentNote } from './PayByGiftCard';
import { PayByTransfer } from './PayByTransfer';
import type { TakenPayment } from './take-payment';
import { Transfers } from './Transfers';

/** The page on which a client sees what is due, pays, and finds the receipts. It works by its forms alone. */
export function PaymentPage() {
  const { token = '' } = useParams();
  const [asked] = useSearchParams();
  const taken = useActionData<TakenPayment>();
  const money = useReadPaymentQuery({ token }).data?.data;
  if (!money) return null;
  const opened = taken ? undefined : openTry(money.tries, asked);
  return (
    <>
      <PageStyle name="payment" css={css} />
      <div className="wrap link-page payment">
        {opened ? (
          <GoToWebpay opened={opened} back={money.url} />
        ) : (
          <Money token={token} money={money} outcome={outcomeOf(money.tries, asked.get('pago'))} taken={taken} />
        )}
      </div>
    </>
  );
}

interface MoneyProps {
  token: string;
  money: MyMoneyDto;
  outcome: Outcome | null;
  taken: TakenPayment | undefined;
}

function Money({ token, money, outcome, taken: { failure, spent, transfer } = {} }: MoneyProps) {
  const title = titleOf(money);
  const isOpen = outcome?.mood === 'open';
  const takesTransfer = money.account !== null && nextOf(money) !== undefined;
  const takesGift = !isOpen && money.left > 0 && money.steps.length > 0;
  // A refusal stands in its form, or above where that form is not there any more.
  const below = (spent && takesGift) ?? (transfer && takesTransfer);
  const [refusal = failure] = below ? [] : Object.values({ ...spent?.problems, ...transfer?.problems });
  const receipts = <Receipts receipts={money.receipts} />;
  return (
    <>
      <Head title={title} noindex />
      <header>
        <p className="link-page__hello">Hola {money.client}</p>
        <h1>{title}</h1>
        <p className="link-page__lead">
          {longDay(money.day)}, {money.starts_at}&nbsp;h, con {money.chef_name}.
          <br />
          Cotización <span className="payment__number">{money.number}</span>.
        </p>
      </header>
      {outcome && <OutcomeNote outcome={outcome} url={money.url} />}
      {spent?.done && <SpentNote spent={spent.done} />}
      <Transfers transfers={money.transfers} />
      <FieldError role="alert">{refusal}</FieldError>
      <div className="link-page__grid">
        <div className="link-page__column">
          <section className="paper link-page__paper" aria-labelledby="por-pagar">
            <h2 id="por-pagar">{money.left > 0 ? 'Por pagar' : 'Tu cuenta'}</h2>
            {money.steps.length > 0 && <MoneySteps plan={money} />}
            <Sums money={money} />
          </section>
          {money.left > 0 && receipts}
        </div>
        <div className="link-page__column">
          {!isOpen && <PayByCard money={money} />}
          <PayByTransfer money={money} isOpen={isOpen} typed={transfer} />
          {takesGift && <PayByGiftCard spent={spent} />}
          {money.left === 0 && receipts}
          <Documents token={token} documents={money.documents} />
        </div>
      </div>
    </>
  );
}

function titleOf({ cancelled, left, paid, steps }: MyMoneyDto): string {
  if (cancelled) return 'Tu mesa fue cancelada';
  if (left === 0 && paid > 0) return 'Tu mesa está pagada';
  return steps.length > 0 ? 'El pago de tu mesa' : 'Por ahora no hay nada que pagar';
}

function Sums({ money: { total, paid, left, to_give_back: back, cancelled } }: { money: MyMoneyDto }) {
  const rows: [name: string, amount: string][] = [
    ['Total acordado', clp(total)],
    ['Pagado', clp(paid)],
  ];
  if (!cancelled) rows.push(['Queda por pagar', clp(left)]);
  if (back > 0) rows.push(['Te devolvemos', clp(back)]);
  return (
    <>
      <dl className="payment__sums">
        <FactRows rows={rows} />
      </dl>
      {back > 0 && <p className="help">Cuando la devolución esté hecha, lo verás aquí.</p>}
    </>
  );
}
