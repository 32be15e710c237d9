import { Alert, Button } from 'antd';
import { Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';

import { useGetEveningMoneyQuery, type EveningMoneyDto, type MoneyEntryDto } from '../../api/api';
import { selectAdmitted } from '../../session/session-slice';
import { weekdayText } from '../../ui/days';
import { LoadingOrError } from '../../ui/admin/feedback/LoadingOrError';
import { useRefetchOnReturn } from '../../ui/admin/list/use-refetch-on-return';
import { StateTag } from '../../ui/admin/list/StateTag';
import { clp } from '../../ui/format';
import { optionalDialog } from '../../ui/optional/optional-dialog';
import { Fact } from '../layout/Fact';
import { Documents } from './Documents';
import { Entries } from './Entries';
import { Undecided } from './Undecided';
import { REFUNDS_PATH } from '../paths';
import './money.css';

const TakePaymentDialog = optionalDialog(async () => (await import('./TakePaymentDialog')).TakePaymentDialog);
const CorrectEntryDialog = optionalDialog(async () => (await import('./CorrectEntryDialog')).CorrectEntryDialog);
const DocumentDialog = optionalDialog(async () => (await import('./DocumentDialog')).DocumentDialog);

/** What is open: a payment that came, a paper of the sale, or the correction of an entry. */
type Open = 'take' | 'document' | MoneyEntryDto;

/** 'Pagos': what is agreed, paid and left of an evening, when it is due, and every line of its ledger. */
export function EveningPayments({ eveningId, onDirty }: { eveningId: number; onDirty: (dirty: boolean) => void }) {
  const { currentData, error, refetch } = useGetEveningMoneyQuery(
    { id: eveningId },
    { refetchOnMountOrArgChange: true },
  );
  useRefetchOnReturn(refetch);
  const isAdmin = useSelector(selectAdmitted)?.role === 'ADMIN';
  const [open, setOpen] = useState<Open>();
  const money = currentData?.data;
  const reports = { onClose: () => setOpen(undefined), onDirty };
  return (
    <section id="pagos" className="money" aria-labelledby="evening-money">
      <div className="g-evening-head">
        <h2 id="evening-money">Pagos</h2>
        {money && (
          <Button size="small" onClick={() => setOpen('take')}>
            Anotar un pago
          </Button>
        )}
      </div>
      {money ? (
        <>
          <Sums money={money} mayGiveBack={isAdmin} />
          <Plan money={money} />
          <Undecided money={money} mayDecide={isAdmin} />
          <Entries entries={money.entries} onCorrect={isAdmin ? setOpen : undefined} />
          <Documents documents={money.documents} onNote={() => setOpen('document')} />
        </>
      ) : (
        <LoadingOrError error={error} onRetry={refetch} />
      )}
      <Suspense>
        {money && open === 'take' && <TakePaymentDialog {...reports} eveningId={eveningId} money={money} />}
        {money && open === 'document' && <DocumentDialog {...reports} eveningId={eveningId} money={money} />}
        {money && typeof open === 'object' && <CorrectEntryDialog {...reports} entry={open} money={money} />}
      </Suspense>
    </section>
  );
}

/** What is agreed, paid and left, or to give back. */
function Sums({ money, mayGiveBack }: { money: EveningMoneyDto; mayGiveBack: boolean }) {
  const { agreed, paid, given_back: back, left, to_give_back: owed } = money;
  return (
    <>
      <dl className="money-sums">
        <Fact name="Acordado">{clp(agreed)}</Fact>
        <Fact name="Pagado">{clp(paid)}</Fact>
        {back > 0 && <Fact name="Devuelto">{clp(back)}</Fact>}
        {!money.cancelled && (
          <Fact name="Falta" className={left > 0 ? 'money-sum--strong' : undefined}>
            {clp(left)}
          </Fact>
        )}
      </dl>
      {owed > 0 && (
        <Alert
          type="warning"
          showIcon
          title={`Hay ${clp(owed)} por devolver.`}
          action={mayGiveBack && <Link to={REFUNDS_PATH}>Devolver</Link>}
        />
      )}
      {money.to_confirm && (
        <p>
          <StateTag look="wait">Por confirmar</StateTag> La fecha se confirma con{' '}
          {money.plan[0]?.what === 'reserva' ? 'la reserva' : 'el pago de todo'}.
        </p>
      )}
    </>
  );
}

/** When which part is due. */
function Plan({ money }: { money: EveningMoneyDto }) {
  if (money.cancelled) return null;
  if (!money.asked)
    return <p className="g-soft">No se le pide nada al cliente: cuando se acordó no estaba dicho cómo se cobra.</p>;
  return (
    <ul className="money-plan">
      {money.plan.map(({ what, name, amount, due_on, left, overdue }) => (
        <li key={what}>
          <span>
            <b>{name}</b> {clp(amount)}
          </span>
          <small>hasta el {weekdayText(due_on)}</small>
          {left === 0 ? (
            <StateTag>Pagado</StateTag>
          ) : (
            <StateTag look={overdue ? 'bad' : 'wait'}>
              {overdue ? 'Vencido' : 'Por pagar'}
              {left < amount && `: ${clp(left)}`}
            </StateTag>
          )}
        </li>
      ))}
    </ul>
  );
}
