import { Button } from 'antd';
import { Suspense, useState } from 'react';

import { useListEveningTransfersQuery, useRejectTransferMutation, type TransferDto } from '../../api/api';
import { Unread } from '../../ui/admin/feedback/Unread';
import { useFresh } from '../../ui/admin/list/use-fresh';
import { useRowCall } from '../../ui/admin/list/use-row-call';
import { StateTag } from '../../ui/admin/list/StateTag';
import { momentText } from '../../ui/admin/moments';
import { clp } from '../../ui/format';
import { optionalDialog } from '../../ui/optional/optional-dialog';
import { dayText } from '../evening/evening-text';
import { ProofButton } from './ProofButton';
import './money.css';

const ConfirmTransferDialog = optionalDialog(
  async () => (await import('./ConfirmTransferDialog')).ConfirmTransferDialog,
);

const LOOKS: Record<TransferDto['state'], 'wait' | 'on' | 'off'> = {
  anunciada: 'wait',
  confirmada: 'on',
  no_llego: 'off',
};
const NAMES: Record<TransferDto['state'], string> = {
  anunciada: 'Por confirmar',
  confirmada: 'Confirmada',
  no_llego: 'No llegó',
};

interface EveningTransfersProps {
  eveningId: number;
  onDirty: (dirty: boolean) => void;
}

/** The transfers that the client of an evening announced: staff look for each in the account, and say what they found. Nothing where there is none. */
export function EveningTransfers({ eveningId, onDirty }: EveningTransfersProps) {
  const { currentData, error, refetch } = useListEveningTransfersQuery(
    { id: eveningId },
    { refetchOnMountOrArgChange: true },
  );
  useFresh(refetch);
  const calls = useRowCall();
  const [reject] = useRejectTransferMutation();
  const [open, setOpen] = useState<TransferDto>();
  const transfers = currentData?.data;
  if (error && !transfers) return <Unread error={error} onRetry={refetch} />;
  if (!transfers || transfers.length === 0) return null;
  return (
    <section id="transferencias" className="money" aria-labelledby="evening-transfers">
      <div className="g-evening-head">
        <h2 id="evening-transfers">Transferencias avisadas</h2>
      </div>
      <ul className="money-undecided">
        {transfers.map((transfer) => (
          <Announced
            key={transfer.id}
            transfer={transfer}
            busy={calls.isBusy(String(transfer.id))}
            onConfirm={() => setOpen(transfer)}
            onReject={() =>
              void calls.run(String(transfer.id), () =>
                reject({ id: transfer.id, rejectTransferDto: { version: transfer.version } }).unwrap(),
              )
            }
          />
        ))}
      </ul>
      <Suspense>
        {open && <ConfirmTransferDialog transfer={open} onClose={() => setOpen(undefined)} onDirty={onDirty} />}
      </Suspense>
    </section>
  );
}

interface AnnouncedProps {
  transfer: TransferDto;
  busy: boolean;
  onConfirm: () => void;
  onReject: () => void;
}

function Announced({ transfer, busy, onConfirm, onReject }: AnnouncedProps) {
  const { state, amount, came, day, settled_by: who, announced_at: at, has_proof: proof, cancelled } = transfer;
  return (
    <li>
      <span>
        {clp(amount)} del {dayText(day)} <StateTag look={LOOKS[state]}>{NAMES[state]}</StateTag>
      </span>
      <small>
        Avisada {momentText(at)}
        {who && ` · ${who}`}
        {came !== null && came !== amount && ` · llegaron ${clp(came)}`}
      </small>
      {state === 'anunciada' && cancelled && (
        <p className="g-evening-soft">La velada fue cancelada: si llegó, se anota y queda por devolver.</p>
      )}
      <div className="g-evening-buttons">
        {proof && <ProofButton transferId={transfer.id} />}
        {state !== 'confirmada' && (
          <Button size="small" type={state === 'anunciada' ? 'primary' : 'default'} disabled={busy} onClick={onConfirm}>
            {state === 'anunciada' ? 'Sí llegó' : 'Llegó después'}
          </Button>
        )}
        {state === 'anunciada' && (
          <Button size="small" disabled={busy} onClick={onReject}>
            No llegó
          </Button>
        )}
      </div>
    </li>
  );
}
