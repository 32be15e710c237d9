import { Button } from 'antd';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

import {
  useListChefInquiriesQuery,
  useMailChefInquiryAgainMutation,
  useWithdrawChefInquiryMutation,
  type ChefInquiryDto,
  type OfferPageDto,
} from '../../api/api';
import { LoadingOrError } from '../../ui/admin/feedback/LoadingOrError';
import { isOnItsWay, isUndelivered, mailsOthers, problemText } from '../../ui/admin/feedback/mail';
import { RowMenu } from '../../ui/admin/list/RowMenu';
import { StateTag } from '../../ui/admin/list/StateTag';
import { useRefetchOnReturn } from '../../ui/admin/list/use-refetch-on-return';
import { useRowCall, type RowCall } from '../../ui/admin/list/use-row-call';
import { momentText } from '../../ui/admin/moments';
import { optionalDialog } from '../../ui/optional/optional-dialog';
import { CHEF_INQUIRIES } from '../paths';
import { READ_WITH_PAGE } from '../request-part';
import { askedText, stateOf, type KnownOfAsking } from './inquiry-text';
import './inquiries.css';

const AskChefsDialog = optionalDialog(async () => (await import('./AskChefsDialog')).AskChefsDialog);
const NoteAnswerDialog = optionalDialog(async () => (await import('./NoteAnswerDialog')).NoteAnswerDialog);

interface ChefInquiriesProps {
  requestId: number;
  /** Whether the client still decides, and may be worked for. */
  mayAsk: boolean;
  known: KnownOfAsking;
  noMail: OfferPageDto['no_mail'];
  onDirty: (dirty: boolean) => void;
  /** Fills the draft with what a chef was asked. */
  onUse: (inquiry: ChefInquiryDto) => void;
}

/** Who was asked whether they can, what they answered, and what can be done with it. */
export function ChefInquiries({ requestId, mayAsk, known, noMail, onDirty, onUse }: ChefInquiriesProps) {
  const { currentData, error, refetch } = useListChefInquiriesQuery({ id: requestId }, READ_WITH_PAGE);
  useRefetchOnReturn(refetch);
  const calls = useRowCall();
  const [open, setOpen] = useState<'ask' | ChefInquiryDto | null>(null);
  const place = useAsked();
  const inquiries = currentData?.data;
  if (!mayAsk && !error && !inquiries?.length) return null;
  const reports = { onClose: () => setOpen(null), onDirty };
  const asked = (inquiries ?? []).flatMap(({ chef, over }) => (chef && over === null ? [chef.id] : []));
  const others = { ...known, chef_ids: (known.chef_ids ?? []).filter((id) => !asked.includes(id)) };
  return (
    <section className="inquiries" aria-labelledby={CHEF_INQUIRIES}>
      <div className="offers-head">
        <h2 id={CHEF_INQUIRIES} ref={place} tabIndex={-1}>
          Consultas a chefs
        </h2>
        {mayAsk && (
          <Button size="small" onClick={() => setOpen('ask')}>
            Consultar a chefs
          </Button>
        )}
      </div>
      {error ? (
        <LoadingOrError error={error} onRetry={refetch} />
      ) : !inquiries ? (
        <p className="offers-none">Un momento…</p>
      ) : inquiries.length === 0 ? (
        <p className="offers-none">Pregúntale a uno o varios si pueden ese día, antes de cotizar.</p>
      ) : (
        <ul className="inquiries-list">
          {inquiries.map((inquiry) => (
            <Inquiry
              key={inquiry.id}
              inquiry={inquiry}
              calls={calls}
              mails={mailsOthers(noMail)}
              onNote={() => setOpen(inquiry)}
              onUse={mayAsk ? () => onUse(inquiry) : undefined}
            />
          ))}
        </ul>
      )}
      <Suspense>
        {open === 'ask' && <AskChefsDialog {...reports} requestId={requestId} known={others} noMail={noMail} />}
        {open !== null && open !== 'ask' && <NoteAnswerDialog {...reports} inquiry={open} />}
      </Suspense>
    </section>
  );
}

/** Brings who was sent here by the address to the answers. */
function useAsked() {
  const place = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== `#${CHEF_INQUIRIES}`) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView();
  }, [hash, key]);
  return place;
}

interface InquiryProps {
  inquiry: ChefInquiryDto;
  calls: RowCall;
  mails: boolean;
  onNote: () => void;
  onUse: (() => void) | undefined;
}

function Inquiry({ inquiry, calls, mails, onNote, onUse }: InquiryProps) {
  const { id, chef_name: name, answer, answer_text: text, over, whatsapp, held_until: held } = inquiry;
  const [mailAgain] = useMailChefInquiryAgainMutation();
  const [withdraw] = useWithdrawChefInquiryMutation();
  const { look, text: state } = stateOf(inquiry);
  const busy = calls.isBusy(id);
  const isOpen = over === null;
  return (
    <li>
      <div className="inquiry-head">
        <b>{name}</b>
        <StateTag look={look}>{state}</StateTag>
      </div>
      <p>{askedText(inquiry)}</p>
      {text && <q>{text}</q>}
      <p className="inquiry-note">{noteOf(inquiry, held)}</p>
      <div className="inquiry-foot">
        {isOpen && onUse && (answer === 'can' || answer === 'can_but') && (
          <Button size="small" onClick={onUse}>
            Usar en la cotización
          </Button>
        )}
        {whatsapp && (answer === null || !isOpen) && (
          <a className="btn btn--outline btn--xs" href={whatsapp} target="_blank" rel="noopener noreferrer">
            {isOpen ? 'Enviar por WhatsApp' : 'Avisarle por WhatsApp'}
            <span className="visually-hidden"> a {name}</span>
          </a>
        )}
        {isOpen && (
          <RowMenu
            subject={`la consulta a ${name}`}
            busy={busy}
            actions={[
              { key: 'note', label: 'Anotar respuesta', onSelect: onNote },
              ...(mails
                ? [
                    {
                      key: 'mail',
                      label: 'Enviar por correo',
                      onSelect: () => void calls.run(id, () => mailAgain({ id }).unwrap()),
                    },
                  ]
                : []),
              {
                key: 'withdraw',
                label: 'Retirar la consulta',
                danger: true,
                onSelect: () => void calls.run(id, () => withdraw({ id }).unwrap()),
              },
            ]}
          />
        )}
      </div>
    </li>
  );
}

/** What there is to know beside the answer: how it ended, until when the day is kept, or what became of the mail. */
function noteOf(
  { over, mail, sent_by: way, asked_at: at, answered_at: answered }: ChefInquiryDto,
  held: string | null,
) {
  if (over !== null) return over;
  if (held) return `Apartado hasta el ${momentText(held)}.`;
  if (answered) return `Respondió el ${momentText(answered)}.`;
  if (mail && isUndelivered(mail)) return ['Correo no entregado.', problemText(mail)].filter(Boolean).join(' ');
  if (mail && isOnItsWay(mail)) return ['Correo en camino.', problemText(mail)].filter(Boolean).join(' ');
  return `Se le preguntó ${mail || way === 'mail' ? 'por correo' : 'por WhatsApp'} el ${momentText(at)}.`;
}
