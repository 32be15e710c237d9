import { Button } from 'antd';
import { Suspense, useState, type ComponentType } from 'react';
import { Link } from 'react-router-dom';

import { useGetEveningOfRequestQuery, type EveningPageDto } from '../../api/api';
import { weekdayText } from '../../ui/days';
import { cancelledText } from '../../ui/admin/feedback/mail';
import type { DialogReports } from '../../ui/admin/form/use-edit-dialog';
import { StateTag } from '../../ui/admin/list/StateTag';
import { optionalDialog } from '../../ui/optional/optional-dialog';
import { chefPath, offerPath, requestPath } from '../paths';

const ShiftEveningDialog = optionalDialog(
  async () => (await import('../evening/ChangeEveningDialogs')).ShiftEveningDialog,
);
const CancelEveningDialog = optionalDialog(
  async () => (await import('../evening/CancelEveningDialog')).CancelEveningDialog,
);

const STATES = {
  agreed: { look: 'on', name: 'Acordada' },
  cancelled: { look: 'bad', name: 'Cancelada' },
  done: { look: 'off', name: 'Realizada' },
} as const;

interface EveningTopProps {
  evening: EveningPageDto;
  Move: ComponentType<{ offerId: number; onClose: () => void }>;
  onDirty: (dirty: boolean) => void;
}

/** When it is and who cooks, what comes next, and how it is moved or called off. */
export function EveningTop({ evening, Move, onDirty }: EveningTopProps) {
  const [open, setOpen] = useState<'move' | 'cancel'>();
  const { id, state, offer, chef, version, request_id: request } = evening;
  const { look, name } = STATES[state];
  const reports = { onClose: () => setOpen(undefined), onDirty };
  return (
    <div className="g-evening-top">
      <div>
        <p className="g-evening-when">
          <StateTag look={look}>{name}</StateTag>{' '}
          <strong>
            {weekdayText(evening.day)}, {evening.starts_at} a {evening.ends_at}
          </strong>
        </p>
        <p>
          Cocina {chef ? <Link to={chefPath(chef.id)}>{chef.chef_name}</Link> : evening.chef_name}
          {' · '}
          <Link to={requestPath(request)}>Solicitud {request}</Link>
          {offer && (
            <>
              {' · '}
              <Link to={offerPath(request, offer.id)} className="num">
                {offer.number}
              </Link>
            </>
          )}
        </p>
        {evening.next.length > 0 && (
          <section className="g-evening-next" aria-labelledby="evening-next">
            <h2 id="evening-next">Lo que sigue</h2>
            <ul>
              {evening.next.map((text) => (
                <li key={text}>{text}</li>
              ))}
              {evening.wishes.map((wish) => (
                <li key={`wish ${wish}`}>
                  El cliente escribió: «{wish}» <Link to={`${requestPath(request)}#write-message`}>Responder</Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {state === 'agreed' && !evening.begun && (
        <div className="g-evening-buttons">
          {(offer ?? evening.by_hand) && <Button onClick={() => setOpen('move')}>Cambiar la fecha</Button>}
          <Button danger onClick={() => setOpen('cancel')}>
            Cancelar la velada
          </Button>
        </div>
      )}
      <Suspense>
        {open === 'move' && offer && <Move offerId={offer.id} onClose={reports.onClose} />}
        {open === 'move' && !offer && <Shift requestId={request} {...reports} />}
        {open === 'cancel' && (
          <CancelEveningDialog
            {...reports}
            evening={{ id, version }}
            requestId={request}
            mails={cancelledText(evening.no_mail)}
          />
        )}
      </Suspense>
    </div>
  );
}

/** Another day for an evening that staff once entered by hand. */
function Shift({ requestId, ...reports }: DialogReports & { requestId: number }) {
  const { currentData } = useGetEveningOfRequestQuery({ id: requestId }, { refetchOnMountOrArgChange: true });
  const evening = currentData?.data.evening;
  return evening ? <ShiftEveningDialog {...reports} evening={evening} /> : null;
}
