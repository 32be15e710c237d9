import { Alert, Button } from 'antd';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';

import {
  useConfirmOverlapMutation,
  useGetEventSheetQuery,
  type OfferEveningDto,
  type OfferPageDto,
} from '../../api/generated';
import { cancelledText, mailsOthers, noMailText } from '../../ui/admin/feedback/mail';
import type { RowCall } from '../../ui/admin/list/use-row-call';
import { todayInChile } from '../../ui/today';
import { optionalDialog } from '../../ui/optional/optional-dialog';
import { clp, counted } from '../../ui/format';
import { SendSheet } from '../evening/SendSheet';
import { eveningPath } from '../paths';
import { WriteByWhatsApp } from '../WriteByWhatsApp';
import { ReturnNote } from '../evening/ReturnNote';
import { ChangeButtons } from './ChangeButtons';
import { longDay } from './offer-labels';
import { noop } from './noop';

const MoveDialog = optionalDialog(async () => (await import('./EveningDialogs')).MoveDialog);
const CancelEveningDialog = optionalDialog(
  async () => (await import('../evening/CancelEveningDialog')).CancelEveningDialog,
);

interface EveningPanelProps {
  offer: OfferPageDto;
  evening: OfferEveningDto;
  calls: RowCall;
}

interface SheetProps extends Pick<EveningPanelProps, 'offer' | 'calls'> {
  eveningId: number;
}

/** The evening of an accepted offer: when it is, the chef's sheet, and how it is moved or called off. */
export function EveningPanel({ offer, evening, calls }: EveningPanelProps) {
  const { id } = offer;
  const [asking, setAsking] = useState<'move' | 'cancel'>();
  const [confirm] = useConfirmOverlapMutation();
  const busy = calls.isBusy(id);
  // What took place is neither moved nor called off, and its chef gets no sheet of it any more.
  const isOver = evening.day < todayInChile();
  const noMail = noMailText(
    offer.no_mail,
    mailsOthers(offer.no_mail) ? 'Cuéntale tú lo acordado:' : 'Envía la ficha por WhatsApp.',
  );
  // The sheet has data of the client, which nobody may use.
  const isBlocked = offer.no_mail === 'blocked';
  return (
    <section className="offer-evening" aria-labelledby="offer-evening">
      <h2 id="offer-evening">La velada</h2>
      <p>
        <strong>{longDay(evening.day)}</strong>, {evening.starts_at}&nbsp;h, con {offer.chef_name}.{' '}
        <Link to={eveningPath(evening.id)}>Ver la velada</Link>
      </p>
      {!isOver && offer.overlaps && (
        <Alert
          type="warning"
          showIcon
          title={`${offer.chef_name ?? 'El chef'} tiene otra velada a esa hora. Pregúntale cuál puede hacer.`}
          action={
            <Button size="small" disabled={busy} onClick={() => void calls.run(id, () => confirm({ id }).unwrap())}>
              Puede con las dos
            </Button>
          }
        />
      )}
      {!isOver && (
        <div className="offer-foot">
          {!isBlocked && <Sheet key={evening.version} offer={offer} eveningId={evening.id} calls={calls} />}
          <Button disabled={busy} onClick={() => setAsking('move')}>
            Cambiar fecha
          </Button>
          <ChangeButtons offer={offer} calls={calls} />
          <Button danger disabled={busy} onClick={() => setAsking('cancel')}>
            Cancelar velada
          </Button>
        </div>
      )}
      {!isOver && noMail && (
        <p className="g-soft">
          {noMail}{' '}
          {offer.no_mail === 'address' && (
            <WriteByWhatsApp request={offer.request_id}>
              {'Hola {nombre}: tu mesa está anotada. Aquí ves el día, la hora y todo lo acordado: {enlace}'}
            </WriteByWhatsApp>
          )}
        </p>
      )}
      {!isBlocked && <SheetText key={`sheet ${evening.version}`} offer={offer} />}
      {!isOver && <Refund evening={evening} />}
      <Suspense>
        {asking === 'move' && <MoveDialog offer={offer} evening={evening} onClose={() => setAsking(undefined)} />}
        {asking === 'cancel' && (
          <CancelEveningDialog
            evening={evening}
            requestId={offer.request_id}
            mails={cancelledText(offer.no_mail)}
            onClose={() => setAsking(undefined)}
            onDirty={noop}
          />
        )}
      </Suspense>
    </section>
  );
}

/** 'Ficha del chef', by mail or in a chat; whether the chef has it stands on the evening's page. */
function Sheet({ offer: { id, no_mail: none }, eveningId, calls }: SheetProps) {
  const { data } = useGetEventSheetQuery({ id }, { refetchOnMountOrArgChange: true });
  const phone = data?.data.phone_number ?? '';
  return (
    <SendSheet
      eveningId={eveningId}
      chef={{ phone_number: phone }}
      mails={mailsOthers(none)}
      has={false}
      calls={calls}
    />
  );
}

/** What the sheet has for the chef: also what guests cannot eat, which is data about health. */
function SheetText({ offer: { id } }: Pick<EveningPanelProps, 'offer'>) {
  const { data } = useGetEventSheetQuery({ id });
  if (!data) return null;
  return (
    <details className="offer-chef-sheet">
      <summary>Ver la ficha del chef</summary>
      <p>{data.data.text}</p>
    </details>
  );
}

/** What the terms give back if the client called it off today. */
function Refund({ evening: { refund } }: { evening: OfferEveningDto }) {
  const days = counted(refund.business_days, 'día hábil', 'días hábiles');
  return (
    <p className="g-soft">
      Si el cliente cancela hoy, faltan {days}: se devuelve el {refund.percent}&nbsp;%
      {refund.amount !== null && `, ${clp(refund.amount)}`}.
      <ReturnNote />
    </p>
  );
}
