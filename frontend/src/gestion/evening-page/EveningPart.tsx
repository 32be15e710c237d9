import { Button } from 'antd';
import { Suspense, useState } from 'react';

import { useGetEveningPartQuery, type EveningPageDto, type EveningPartDto } from '../../api/api';
import { weekdayText } from '../../ui/days';
import { LoadingOrError } from '../../ui/admin/feedback/LoadingOrError';
import { differsText, percentText, retentionText } from '../../ui/chef-part';
import { clp } from '../../ui/format';
import { optionalDialog } from '../../ui/optional/optional-dialog';
import { Fact } from '../layout/Fact';

const PayDialog = optionalDialog(async () => (await import('./PayDialog')).PayDialog);

interface EveningPartProps {
  evening: EveningPageDto;
  onDirty: (dirty: boolean) => void;
}

/** 'Lo del chef': what the chef gets, why, and whether it was paid. */
export function EveningPart({ evening: { id }, onDirty }: EveningPartProps) {
  const { currentData, error, refetch } = useGetEveningPartQuery({ id }, { refetchOnMountOrArgChange: true });
  const [open, setOpen] = useState(false);
  const part = currentData?.data;
  const mayAgree = part && part.payout === null && (!part.cancelled || part.pay === null);
  return (
    <section aria-labelledby="evening-part">
      <div className="g-evening-head">
        <h2 id="evening-part">Lo del chef</h2>
        {mayAgree && (
          <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {part.pay === null ? 'Acordar' : 'Cambiar'}
          </Button>
        )}
      </div>
      {part ? <Shown part={part} /> : <LoadingOrError error={error} onRetry={refetch} />}
      <Suspense>{open && part && <PayDialog part={part} onClose={() => setOpen(false)} onDirty={onDirty} />}</Suspense>
    </section>
  );
}

function Shown({ part }: { part: EveningPartDto }) {
  const { amount, cancelled, payout, pay, retention, difference } = part;
  if (pay === null) return <p className="g-soft">Falta acordar cuánto recibe {part.chef_name}.</p>;
  return (
    <>
      <dl className="fact-rows">
        <Fact name={cancelled ? 'Se acordó' : 'Recibe'}>
          {clp(pay)} <span className="g-soft">{whyText(part)}</span>
        </Fact>
        {cancelled && (
          <Fact name="Recibe">
            {clp(amount ?? 0)} <span className="g-soft">la misma parte de lo que se retiene al cliente</span>
          </Fact>
        )}
        <Fact name="Pago">
          {payout
            ? [`Pagado el ${weekdayText(payout.day)}`, payout.reference].filter(Boolean).join(' · ')
            : STATES[part.state]}
        </Fact>
      </dl>
      {payout && difference !== 0 && (
        <p>El pago {differsText(payout.amount, difference)}. Puedes deshacerlo en «Pagos a chefs» y pagar de nuevo.</p>
      )}
      {retention && amount !== null && amount > 0 && <p className="g-soft">{retentionText(retention)}</p>}
    </>
  );
}

const STATES: Record<EveningPartDto['state'], string> = {
  due: 'Por pagar',
  ahead: 'Después de la velada',
  unsettled: 'Por acordar',
  paid: 'Pagado',
  nothing: 'No hay nada que pagar',
};

/** Why it is so much. */
function whyText({ by_hand: byHand, commission, total }: EveningPartDto): string {
  if (byHand) return total > 0 ? `acordado aparte, de un total de ${clp(total)}` : 'acordado aparte';
  return commission === null ? '' : `total ${clp(total)} menos ${percentText(commission)}`;
}
