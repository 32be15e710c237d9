import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';

import { useGetEveningOfRequestQuery, type QuoteRequestPageDto } from '../../api/generated';
import { weekdayText } from '../../ui/days';
import { LoadingOrError } from '../../ui/admin/feedback/LoadingOrError';
import { cancelledText } from '../../ui/admin/feedback/mail';
import { optionalDialog } from '../../ui/optional/optional-dialog';
import { AGENDA_PATH, eveningPath } from '../paths';
import { READ_WITH_PAGE } from '../request-part';
import { CONFLICT_LABELS, hoursText, tableText } from './evening-text';
import './evening.css';

const AgreeDialog = optionalDialog(async () => (await import('./AgreeDialog')).AgreeDialog);
const ShiftEveningDialog = optionalDialog(async () => (await import('./ChangeEveningDialogs')).ShiftEveningDialog);
const CancelEveningDialog = optionalDialog(async () => (await import('./CancelEveningDialog')).CancelEveningDialog);

interface RequestEveningProps {
  request: QuoteRequestPageDto;
  onDirty: (dirty: boolean) => void;
}

/** The evening of an accepted request. One that staff once entered by hand is moved here, that of an offer with its offer. */
export function RequestEvening({ request, onDirty }: RequestEveningProps) {
  const [open, setOpen] = useState<'agree' | 'shift' | 'cancel' | null>(null);
  const isAccepted = request.state === 'aceptada';
  const { currentData, error, isFetching, refetch } = useGetEveningOfRequestQuery(
    { id: request.id },
    { ...READ_WITH_PAGE, skip: !isAccepted },
  );
  const evening = currentData?.data.evening;
  if (!isAccepted) return null;
  if (error && !evening)
    return (
      <section className="g-request-evening" aria-labelledby="request-evening">
        <h2 id="request-evening">En la agenda</h2>
        <LoadingOrError error={error} onRetry={refetch} />
      </section>
    );
  // Accepted in the meantime: what was read before knows of no evening.
  if (!evening && isFetching) return null;
  const reports = { onClose: () => setOpen(null), onDirty };
  return (
    <section className="g-request-evening" aria-labelledby="request-evening">
      <h2 id="request-evening">En la agenda</h2>
      {evening ? (
        <p>
          <Link to={`${AGENDA_PATH}?mes=${evening.day.slice(0, 7)}`}>{weekdayText(evening.day)}</Link>,{' '}
          {hoursText(evening)}, con {evening.chef_name}. {tableText(evening)}.
          {evening.conflict && <span className="g-evening-conflict"> {CONFLICT_LABELS[evening.conflict]}</span>}
        </p>
      ) : (
        <p>La solicitud está aceptada y su velada aún no está en la agenda.</p>
      )}
      <div className="g-evening-buttons">
        {!evening && !request.blocked && !request.erased && (
          <Button onClick={() => setOpen('agree')}>Anotar lo acordado</Button>
        )}
        {evening && (
          <Link to={eveningPath(evening.id)} className="btn btn--outline btn--xs">
            Ver la velada
          </Link>
        )}
        {evening?.by_hand && <Button onClick={() => setOpen('shift')}>Cambiar la fecha</Button>}
        {evening && (
          <Button type="text" danger onClick={() => setOpen('cancel')}>
            Cancelar la velada
          </Button>
        )}
      </div>
      <Suspense>
        {open === 'agree' && <AgreeDialog {...reports} request={request} />}
        {open === 'shift' && evening && <ShiftEveningDialog {...reports} evening={evening} />}
        {open === 'cancel' && evening && (
          <CancelEveningDialog
            {...reports}
            evening={evening}
            requestId={request.id}
            mails={cancelledText(request.no_mail)}
          />
        )}
      </Suspense>
    </section>
  );
}
