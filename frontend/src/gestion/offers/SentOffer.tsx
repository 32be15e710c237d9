import { Button } from 'antd';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';

import {
  useCreateOfferVersionMutation,
  useLinkOfferMutation,
  useMailOfferAgainMutation,
  useWithdrawOfferMutation,
  type CancellationDto,
  type OfferPageDto,
  type UndeliveredMailDto,
} from '../../api/generated';
import { LinkByHand } from '../../ui/admin/feedback/LinkByHand';
import { isOnItsWay, isUndelivered, noMailText, problemText } from '../../ui/admin/feedback/mail';
import { UndeliveredMails } from '../../ui/admin/feedback/UndeliveredMails';
import { useCopy } from '../../ui/admin/feedback/use-copy';
import { useRowCall } from '../../ui/admin/list/use-row-call';
import { moment } from '../../ui/evening-words';
import { Panels } from '../../ui/optional/Panels';
import { ReturnNote } from '../evening/ReturnNote';
import { returnText } from '../evening/evening-text';
import { offerPath } from '../paths';
import { WriteByWhatsApp } from '../WriteByWhatsApp';
import { AcceptDialog } from './AcceptDialog';
import { ChangeTable } from './ChangeTable';
import { EveningPanel } from './EveningPanel';
import { UNDECIDED } from './offer-labels';
import { OfferSheet } from './OfferSheet';
import { OfferState } from './OfferState';

/** Whose client still decides. */
const OPEN: string[] = ['enviada', 'vista'];

/** States of a change in which what was agreed before it holds, and those in which it took its place. */
const HOLDS: string[] = ['enviada', 'vista', 'rechazada', 'vencida', 'retirada'];
const SETTLED: string[] = ['aceptada', 'reemplazada'];

/** A sent offer: what became of it, what the client reads, and what can be done now. */
export function SentOffer({ offer }: { offer: OfferPageDto }) {
  const { id, request_id: requestId, state } = offer;
  const isChange = offer.revision > 1;
  const navigate = useNavigate();
  const calls = useRowCall();
  const copy = useCopy();
  const [linkOffer] = useLinkOfferMutation();
  const [mailAgain] = useMailOfferAgainMutation();
  const [createVersion] = useCreateOfferVersionMutation();
  const [withdraw] = useWithdrawOfferMutation();
  const [link, setLink] = useState<string>();
  const [accepting, setAccepting] = useState(false);
  const busy = calls.isBusy(id);

  const copyLink = async () => {
    const { answer } = await calls.run(
      id,
      () => linkOffer({ id }).unwrap(),
      () => 'El enlace es solo de este cliente.',
    );
    if (answer && !(await copy(answer.data.url, 'El enlace está copiado.'))) setLink(answer.data.url);
  };
  const newVersion = async () => {
    const { answer } = await calls.run(id, () => createVersion({ id }).unwrap());
    if (answer) void navigate(offerPath(requestId, answer.data.id));
  };
  const way = wayToNext(offer);
  // Nothing goes out and nothing begins while the client's data are blocked: `MailLine` says so.
  const isBlocked = offer.no_mail === 'blocked';

  return (
    <Panels>
      <div className="offer-top">
        <OfferState offer={offer} />
        <p>
          {storyOf(offer)}
          {isChange && HOLDS.includes(state) && ' Sigue en pie lo acordado.'}
          {state === 'reemplazada' && <Successor offer={offer} />}
        </p>
        <MailLine offer={offer} />
        <UndeliveredMails mails={[...ownMail(offer), ...offer.undelivered]} />
        {!isBlocked && (
          <div className="offer-foot">
            <Button disabled={busy} onClick={() => void copyLink()}>
              Copiar enlace
            </Button>
            {OPEN.includes(state) && (
              <>
                {offer.no_mail === null && (
                  <Button disabled={busy} onClick={() => void calls.run(id, () => mailAgain({ id }).unwrap())}>
                    Enviar por correo
                  </Button>
                )}
                <Button disabled={busy} onClick={() => setAccepting(true)}>
                  Aceptó por teléfono
                </Button>
                {isChange && (
                  <Button danger disabled={busy} onClick={() => void calls.run(id, () => withdraw({ id }).unwrap())}>
                    Retirar el cambio
                  </Button>
                )}
              </>
            )}
            {UNDECIDED.includes(offer.request_state) && (
              <Button disabled={busy} onClick={() => void newVersion()}>
                Nueva versión
              </Button>
            )}
          </div>
        )}
        {way && !isBlocked && <p className="g-soft">{way}</p>}
        <LinkByHand url={link} />
      </div>
      {offer.cancellation && <Cancellation of={offer.cancellation} />}
      {offer.evening && <EveningPanel offer={offer} evening={offer.evening} calls={calls} />}
      {offer.compared && <ChangeTable compared={offer.compared} settled={SETTLED.includes(state)} />}
      <OfferSheet offer={offer} />
      {accepting && <AcceptDialog offer={offer} onClose={() => setAccepting(false)} />}
    </Panels>
  );
}

const at = (time: string | null): string => (time === null ? '' : ` el ${moment(time)}`);

/** What became of it, in one sentence. */
function storyOf(offer: OfferPageDto): string {
  const { state, settled_at: settled } = offer;
  switch (state) {
    case 'vista':
      return `El cliente la abrió${at(offer.viewed_at)}.`;
    case 'aceptada':
      return `Aceptó ${offer.accepted_name ?? offer.client_name}${at(settled)}.`;
    case 'rechazada':
      return `El cliente dijo que no${at(settled)}${offer.decline_reason ? `: «${offer.decline_reason}»` : '.'}`;
    case 'vencida':
      return 'Venció sin respuesta.';
    case 'retirada':
      return `Se retiró${at(settled)}.`;
    case 'reemplazada':
      if (offer.accepted_name) return `Aceptó ${offer.accepted_name}${at(settled)}. Después se acordó un cambio.`;
      return `Otra cotización tomó su lugar${at(settled)}.`;
    default:
      return `Se envió${at(offer.sent_at)}.`;
  }
}

/** The way to the change that took the place of what was agreed. */
function Successor({ offer: { change, request_id: requestId } }: { offer: OfferPageDto }) {
  return (
    change && (
      <>
        {' '}
        Vale <Link to={offerPath(requestId, change.id)}>{change.number}</Link>.
      </>
    )
  );
}

/** How staff get to another offer where the request waits for none, and its client agreed on nothing that holds. */
function wayToNext({ request_state: request }: OfferPageDto): string | undefined {
  if (request === 'perdida') return 'Para enviar otra cotización, reabre la solicitud.';
  return undefined;
}

/** How the evening ended early, and what is given back: as it was on that day. */
function Cancellation({ of }: { of: CancellationDto }) {
  return (
    <section className="offer-evening" aria-labelledby="offer-cancelled">
      <h2 id="offer-cancelled">Velada cancelada</h2>
      <p>
        Canceló {of.by_name.toLocaleLowerCase('es')}
        {at(of.at)}. {returnText(of)}
        <ReturnNote />
      </p>
      {of.reason && <p>Motivo: {of.reason}</p>}
      {of.percent_note && <p>Se devuelve más que lo que dicen los términos: {of.percent_note}</p>}
    </section>
  );
}

/** The mail with the offer itself, where it has not arrived. */
const ownMail = ({ mail }: OfferPageDto): UndeliveredMailDto[] =>
  mail && isUndelivered(mail) ? [{ ...mail, title: 'Cotización' }] : [];

/** Whether the mail to the client left. One that did not arrive stands with the others. */
function MailLine({ offer }: { offer: OfferPageDto }) {
  const text = mailText(offer);
  const asks = offer.no_mail === 'address' && OPEN.includes(offer.state);
  return text === null ? null : (
    <p className="g-soft">
      {text}{' '}
      {asks && (
        <WriteByWhatsApp request={offer.request_id}>
          {'Hola {nombre}: tu cotización está lista. Aquí la ves y la aceptas: {enlace}'}
        </WriteByWhatsApp>
      )}
    </p>
  );
}

function mailText({ mail, state, no_mail: none }: OfferPageDto): string | null {
  if (none === 'blocked') return BLOCKED;
  if (isUndelivered(mail)) return null;
  if (mail?.state === 'sent') return 'Correo enviado.';
  if (mail && isOnItsWay(mail)) return ['Correo en camino.', problemText(mail)].filter(Boolean).join(' ');
  if (!OPEN.includes(state)) return null;
  return noMailText(none, BY_LINK) ?? `No se envió un correo. ${BY_LINK}`;
}

/** What is said of an offer whose client's data are blocked. */
const BLOCKED = 'Datos bloqueados: el cliente pidió que no se usen. Por ahora no se envía nada ni se puede aceptar.';

/** How the client gets to an offer that was not mailed. */
const BY_LINK = 'El cliente la abre con su enlace: cópialo y envíaselo por WhatsApp.';
