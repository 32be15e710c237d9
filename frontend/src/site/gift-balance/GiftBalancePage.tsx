import { useActionData, Link } from 'react-router-dom';
import { Head } from '../../ui/Head';
import { clp } from '../../ui/format';
import { longDay } from '../../ui/evening-words';
import { PageTop } from '../house/PageTop';
import { GiftCodeField } from '../money/GiftCodeField';
import './gift-balance.css';
import type { BalanceAnswer } from './take-code';

const STEPS = [
  { name: 'Inicio', path: '/' },
  { name: 'Regala', path: '/regala' },
  { name: 'Saldo', path: '/regala/saldo' },
];

/** What is left of a gift card, and until when. The code is sent as a form, so that it stands in no address. */
export function GiftBalancePage() {
  const answer = useActionData<BalanceAnswer>();
  return (
    <>
      <Head
        title="Saldo de tu gift card"
        description="Escribe el código de tu gift card y mira cuánto queda y hasta cuándo se usa."
        canonical="/regala/saldo"
      />
      <PageTop
        steps={STEPS}
        title="¿Cuánto queda?"
        lead="Escribe el código de tu gift card. Son 16 letras y números, con o sin guiones."
      />
      <div className="wrap gift-balance">
        {answer?.balance && <Balance balance={answer.balance} />}
        <form method="post" className="gift-balance__form" noValidate>
          <GiftCodeField code={answer?.code} problem={answer?.problem} autoFocus={answer?.problem !== undefined} />
          <button className="btn" type="submit">
            Ver saldo
          </button>
        </form>
      </div>
    </>
  );
}

/** How much of it was used, beside what is left. */
function usedText(balance: number, amount: number): string {
  if (balance === 0) return 'Ya se usó completa.';
  return balance === amount ? 'Está completa.' : `Es lo que queda de los ${clp(amount)}.`;
}

function Balance({
  balance: { balance, amount, valid_until: until, usable },
}: {
  balance: NonNullable<BalanceAnswer['balance']>;
}) {
  return (
    <div className="gift-balance__answer" role="status">
      <p className="gift-balance__left">{clp(balance)}</p>
      <p>
        {usedText(balance, amount)}{' '}
        {balance > 0 &&
          (usable
            ? `Se usa hasta el ${longDay(until)}.`
            : `Venció el ${longDay(until)}: escríbenos y lo vemos contigo.`)}
      </p>
      {usable && balance > 0 && (
        <p>
          <Link to="/cotiza">Cotiza tu velada</Link> y paga con ella en el enlace que te mandamos.
        </p>
      )}
    </div>
  );
}
