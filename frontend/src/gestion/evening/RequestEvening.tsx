import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';

import { useGetEveningOfRequestQuery, type QuoteRequestPageDto } from '../../api/generated';
import { optionalDialog } from '../../ui/optional/optional-dialog';
import { AGENDA_PATH } from '../paths';
import { CONFLICT_LABELS, dayText, hoursText, tableText } from './evening-text';
import './evening.css';

const EnterEveningDialog = optionalDialog(async () => (await import('./EnterEveningDialog')).EnterEveningDialog);
const ShiftEveningDialog = optionalDialog(async () => (await import('./ChangeEveningDialogs')).ShiftEveningDialog);
const DropEveningDialog = optionalDialog(async () => (await import('./ChangeEveningDialogs')).DropEveningDialog);

interface RequestEveningProps {
  request: QuoteRequestPageDto;
  onDirty: (dirty: boolean) => void;
}

/** The evening of an accepted request: agreed on the telephone it is entered and changed here, otherwise with its offer. */
export function RequestEvening({ request, onDirty }: RequestEveningProps) {
  const [open, setOpen] = useState<'enter' | 'shift' | 'drop' | null>(null);
  const isAccepted = request.state === 'aceptada';
  const { currentData } = useGetEveningOfRequestQuery(
    { id: request.id },
    { skip: !isAccepted, refetchOnMountOrArgChange: true },
  );
  const evening = currentData?.data.evening;
  if (!isAccepted || evening === undefined) return null;
  const reports = { onClose: () => setOpen(null), onDirty };
  return (
    <section className="g-request-evening" aria-labelledby="request-evening">
      <h2 id="request-evening">En la agenda</h2>
      {evening ? (
        <p>
          <Link to={`${AGENDA_PATH}?mes=${evening.day.slice(0, 7)}`}>{dayText(evening.day)}</Link>, {hoursText(evening)}
          , con {evening.chef_name}. {tableText(evening)}.
          {evening.conflict && <span className="g-evening-conflict"> {CONFLICT_LABELS[evening.conflict]}</span>}
        </p>
      ) : (
        <p>La solicitud está aceptada y su velada aún no está en la agenda.</p>
      )}
      {evening?.by_hand !== false && (
        <div className="g-evening-buttons">
          {!evening && !request.blocked && !request.erased && (
            <Button onClick={() => setOpen('enter')}>Agregar a la agenda</Button>
          )}
          {evening && <Button onClick={() => setOpen('shift')}>Cambiar la fecha</Button>}
          {evening && (
            <Button type="text" danger onClick={() => setOpen('drop')}>
              Cancelar la velada
            </Button>
          )}
        </div>
      )}
      <Suspense>
        {open === 'enter' && <EnterEveningDialog {...reports} {...knownOf(request)} />}
        {open === 'shift' && evening && <ShiftEveningDialog {...reports} evening={evening} />}
        {open === 'drop' && evening && <DropEveningDialog {...reports} evening={evening} />}
      </Suspense>
    </section>
  );
}

/** What the request says of its evening already. */
function knownOf({ id, event_date: day, guests, city, choices: [first] }: QuoteRequestPageDto) {
  return {
    known: {
      quote_request_id: id,
      ...(day && { day }),
      ...(guests !== null && { guests }),
      ...(city && { commune: city.name }),
      ...(first && { chef_id: first.chef.id }),
      ...(first?.proposal && { menu: first.proposal.dish_name }),
    },
    chef: first ? { id: first.chef.id, name: first.chef.chef_name } : null,
  };
}
