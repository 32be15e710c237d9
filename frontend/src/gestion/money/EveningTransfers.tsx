import { Button } from 'antd';
import { Suspense, useState } from 'react';

import { useListEveningTransfersQuery, useRejectTransferMutation, type TransferDto } from '../../api/api';
import { TRANSFER_STATE_NAMES } from '../../api/staff-names.generated';
import { weekdayText } from '../../ui/days';
import { LoadingOrError } from '../../ui/admin/feedback/LoadingOrError';
import { useRefetchOnReturn } from '../../ui/admin/list/use-refetch-on-return';
import { useRowCall } from '../../ui/admin/list/use-row-call';
import { StateTag } from '../../ui/admin/list/StateTag';
import { momentText } from '../../ui/admin/moments';
import { clp } from '../../ui/format';
import { optionalDialog } from '../../ui/optional/optional-dialog';
import { useDownload } from '../../ui/use-download';
import './money.css';

const ConfirmTransferDialog = optionalDialog(
  async () => (await import('./ConfirmTransferDialog')).ConfirmTransferDialog,
);

const STATES = {
  anunciada: { label: TRANSFER_STATE_NAMES.anunciada, look: 'wait' },
  confirmada: { label: TRANSFER_STATE_NAMES.confirmada, look: 'on' },
  no_llego: { label: TRANSFER_STATE_NAMES.no_llego, look: 'off' },
} as const satisfies Record<TransferDto['state'], { label: string; look: string }>;

/** The transfers that the client of an evening announced: staff look for each in the account, and say what they found. Nothing where there is none. */
export function EveningTransfers({ eveningId, onDirty }: { eveningId: number; onDirty: (dirty: boolean) => void }) {
  const { currentData, error, refetch } = useListEveningTransfersQuery(
    { id: eveningId },
    { refetchOnMountOrArgChange: true },
  );
  useRefetchOnReturn(refetch);
  const calls = useRowCall();
  const [reject] = useRejectTransferMutation();
  const [open, setOpen] = useState<TransferDto>();
  const transfers = currentData?.data;
  if (error && !transfers) return <LoadingOrError error={error} onRetry={refetch} />;
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
        {clp(amount)} del {weekdayText(day)} <StateTag look={STATES[state].look}>{STATES[state].label}</StateTag>
      </span>
      <small>
        Avisada {momentText(at)}
        {who && ` · ${who}`}
        {came !== null && came !== amount && ` · llegaron ${clp(came)}`}
      </small>
      {state === 'anunciada' && cancelled && (
        <p className="g-soft">La velada fue cancelada: si llegó, se anota y queda por devolver.</p>
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

/** Takes the bank's paper of a transfer. Its ending is the server's: a PDF or a picture. */
function ProofButton({ transferId }: { transferId: number }) {
  const { busy, problem, take } = useDownload();
  return (
    <>
      <Button
        size="small"
        loading={busy}
        onClick={() => void take(`/api/v1/money/transfers/${transferId}/proof`, `transferencia-${transferId}`)}
      >
        Ver comprobante
      </Button>
      {problem && <small role="alert">{problem}</small>}
    </>
  );
}
