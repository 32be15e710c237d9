import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';

import { useListRefundsQuery, type OpenRefundDto, type RefundDueDto, type RefundsDto } from '../../api/api';
import { weekdayText } from '../../ui/days';
import { LoadingOrError } from '../../ui/admin/feedback/LoadingOrError';
import { LeaveQuestion } from '../../ui/admin/form/LeaveQuestion';
import { StateTag } from '../../ui/admin/list/StateTag';
import { useRefetchOnReturn } from '../../ui/admin/list/use-refetch-on-return';
import { dayOf } from '../../ui/admin/moments';
import { clp, counted } from '../../ui/format';
import { optionalDialog } from '../../ui/optional/optional-dialog';
import { PageHead } from '../layout/PageHead';
import { paymentsPath, REFUNDS_PATH } from '../paths';
import { Undecided } from './Undecided';
import '../evening/evening.css';
import './money.css';
import './refunds.css';

const GiveBackDialog = optionalDialog(async () => (await import('./GiveBackDialog')).GiveBackDialog);

/** 'Devoluciones': what is to give back, the oldest first, and what became of payments and refunds that nobody knows. */
export function RefundsPage() {
  const { data, error, refetch } = useListRefundsQuery(undefined, { refetchOnMountOrArgChange: true });
  useRefetchOnReturn(refetch);
  const [open, setOpen] = useState<RefundDueDto>();
  const [dirty, setDirty] = useState(false);
  const refunds = data?.data;
  return (
    <>
      <PageHead title="Devoluciones" crumbs={[{ name: 'Devoluciones', path: REFUNDS_PATH }]} />
      {refunds ? <Lists refunds={refunds} onGive={setOpen} /> : <LoadingOrError error={error} onRetry={refetch} />}
      <Suspense>{open && <GiveBackDialog due={open} onClose={() => setOpen(undefined)} onDirty={setDirty} />}</Suspense>
      <LeaveQuestion dirty={dirty} />
    </>
  );
}

interface ListsProps {
  refunds: RefundsDto;
  onGive: (due: RefundDueDto) => void;
}

function Lists({ refunds: { due, tries, refunds }, onGive }: ListsProps) {
  const sum = due.reduce((all, { to_give_back: owed }) => all + owed, 0);
  const openOf = (id: number) => refunds.find(({ evening_id: evening }) => evening === id);
  return (
    <div className="refunds">
      <p className="refunds-sum">
        {due.length === 0 ? (
          'No hay nada por devolver.'
        ) : (
          <>
            Hay <b>{clp(sum)}</b> por devolver, de {counted(due.length, 'velada', 'veladas')}.
          </>
        )}
      </p>
      {due.length > 0 && (
        <ul className="refunds-due">
          {due.map((one) => (
            <Due key={one.evening_id} due={one} open={openOf(one.evening_id)} onGive={() => onGive(one)} />
          ))}
        </ul>
      )}
      {tries.length + refunds.length > 0 && (
        <section aria-labelledby="refunds-undecided">
          <h2 id="refunds-undecided">Por verificar</h2>
          <Undecided money={{ tries, refunds }} mayDecide />
        </section>
      )}
    </div>
  );
}

interface DueProps {
  due: RefundDueDto;
  open: OpenRefundDto | undefined;
  onGive: () => void;
}

/** An evening of which something is to give back, and why. */
function Due({ due, open, onGive }: DueProps) {
  const { evening_id: id, client, number, day, chef_name: chef, paid, given_back: back, to_give_back: owed } = due;
  const { to_gift_cards: toCards } = due;
  return (
    <li>
      <div>
        <Link to={paymentsPath(id)}>{client}</Link>
        <small>
          {number && `${number} · `}
          {weekdayText(day)} con {chef}
        </small>
        <p>
          {reasonOf(due)}
          {toCards > 0 && ` Primero vuelven ${clp(toCards)} a la gift card con que se pagó.`}
        </p>
        <small>
          Pagó {clp(paid)}
          {back > 0 && `, y se devolvieron ${clp(back)}`} · desde el {dayOf(due.since)}
        </small>
      </div>
      <strong>{clp(owed)}</strong>
      {open ? (
        <StateTag look={open.state === 'por_verificar' ? 'bad' : 'wait'}>
          {clp(open.amount)}: {open.state_name.toLocaleLowerCase('es')}
        </StateTag>
      ) : (
        <Button type="primary" aria-label={`Devolver a ${client}`} onClick={onGive}>
          Devolver
        </Button>
      )}
    </li>
  );
}

/** Why something is to give back, in a sentence. */
function reasonOf({ cancelled_at: at, percent, came_late: late }: RefundDueDto): string {
  if (at === null) return 'Se pagó más de lo acordado.';
  const cancelled = `Se canceló el ${dayOf(at)}: se devuelve el ${percent ?? 100} % de lo pagado.`;
  return late > 0 ? `${cancelled} Después llegaron ${clp(late)}, que se devuelven enteros.` : cancelled;
}
