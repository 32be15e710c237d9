import { Button } from 'antd';
import { useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';

import { statusOf } from '../../api/error-text';
import {
  useDeleteQuoteRequestMutation,
  useGetQuoteRequestQuery,
  useMailQuoteRequestAgainMutation,
  type QuoteRequestPageDto,
} from '../../api/generated';
import { DeleteDialog } from '../../ui/admin/list/DeleteDialog';
import { LeaveQuestion } from '../../ui/admin/form/LeaveQuestion';
import { UndeliveredMails } from '../../ui/admin/feedback/UndeliveredMails';
import { Unread } from '../../ui/admin/feedback/Unread';
import { useDeletion } from '../../ui/admin/list/use-deletion';
import { useFresh } from '../../ui/admin/list/use-fresh';
import { useRowCall } from '../../ui/admin/list/use-row-call';
import { Panels } from '../../ui/optional/Panels';
import { Ring } from '../../ui/Ring';
import { RequestEvening } from '../evening/RequestEvening';
import { HistoryButton } from '../history/HistoryButton';
import { PageHead } from '../layout/PageHead';
import { REQUESTS_PATH, requestPath } from '../paths';
import type { RequestPart } from '../request-part';
import { MoveDialog } from './MoveDialog';
import { QuoteMoves } from './QuoteMoves';
import { PAPERS_STAY } from './quote-labels';
import { RequestActivity } from './RequestActivity';
import { RequestFacts } from './RequestFacts';
import { RequestTurn } from './RequestTurn';
import { mailSentence, useMove } from './use-quote-actions';
import '../../ui/admin/feedback/blank.css';
import './quotes.css';
import './request-page.css';

interface RequestPageProps {
  /** What other sections of the back-office add. */
  parts?: readonly RequestPart[];
}

/** One request: what the client asks for, whose turn it is, what can be done, and everything that happened. */
export function RequestPage({ parts = [] }: RequestPageProps) {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,9}$/.test(id) ? <OneRequest key={id} id={Number(id)} parts={parts} /> : <NoSuchRequest />;
}

function OneRequest({ id, parts }: { id: number; parts: readonly RequestPart[] }) {
  const { currentData, error, refetch } = useGetQuoteRequestQuery({ id }, { refetchOnMountOrArgChange: true });
  useFresh(refetch);
  const request = currentData?.data;
  const gone = statusOf(error) === 404;
  if (gone && !request) return <NoSuchRequest />;
  return (
    <>
      <PageHead
        title={request ? request.name : 'Solicitud'}
        documentTitle={request ? `Solicitud de ${request.name}` : 'Solicitud'}
        crumbs={[
          { name: 'Solicitudes', path: REQUESTS_PATH },
          { name: request ? `Solicitud ${id}` : 'Solicitud', path: requestPath(id) },
        ]}
        action={request && !gone && <HistoryButton kind="quote_request" id={request.id} />}
      />
      {request ? <Opened request={request} gone={gone} parts={parts} /> : <Unread error={error} onRetry={refetch} />}
    </>
  );
}

interface OpenedProps {
  request: QuoteRequestPageDto;
  /** Somebody else deleted it. What is being written about it stays on the screen. */
  gone: boolean;
  parts: readonly RequestPart[];
}

function Opened({ request, gone, parts }: OpenedProps) {
  const navigate = useNavigate();
  const calls = useRowCall();
  const [mailAgain] = useMailQuoteRequestAgainMutation();
  const [deleteRequest] = useDeleteQuoteRequestMutation();
  const { move, moveDialog } = useMove(calls.run);
  const { dirty, reporter } = useUnsavedParts();
  const [evening, setEvening] = useState(false);
  const { id } = request;
  const busy = calls.isBusy(id);
  const deletion = useDeletion<QuoteRequestPageDto>({
    isBusy: calls.isBusy,
    remove: async () => {
      const { answer, settled } = await calls.run(id, () => deleteRequest({ id }).unwrap());
      if (answer) void navigate(REQUESTS_PATH);
      return settled;
    },
  });

  const unsaved = dirty || moveDialog.dirty || evening;
  if (gone && !unsaved) return <Gone />;

  return (
    <>
      {!gone && (
        <div className="g-request-top">
          <QuoteMoves request={request} busy={busy} onMove={move} />
          {!request.blocked && (
            <Button type="text" danger disabled={busy} onClick={() => deletion.ask(request)}>
              Eliminar
            </Button>
          )}
        </div>
      )}
      <Panels>
        <RequestEvening request={request} onDirty={setEvening} />
      </Panels>
      <div className="g-request">
        <div>
          <Panels>
            <UndeliveredMails mails={request.undelivered} />
            <RequestTurn request={request} gone={gone} calls={calls} onDirty={reporter('turn')} />
            {!gone && (
              <RequestFacts
                request={request}
                busy={busy}
                onDirty={reporter('facts')}
                onMailAgain={() => void calls.run(id, () => mailAgain({ id }).unwrap(), mailSentence)}
              />
            )}
          </Panels>
        </div>
        <div>
          <Panels>
            {parts.map((Part, index) => (
              <Part key={index} request={request} gone={gone} onDirty={reporter(index)} />
            ))}
            <RequestActivity request={request} gone={gone} onDirty={reporter('note')} />
          </Panels>
        </div>
      </div>
      <MoveDialog {...moveDialog} />
      <LeaveQuestion dirty={unsaved} />
      <DeleteDialog deletion={deletion} what="la Solicitud">
        {({ name }) =>
          `La eliminación de la solicitud de ${name} no se puede revertir: también se eliminan sus datos de contacto, su mensaje y su seguimiento. ${PAPERS_STAY}`
        }
      </DeleteDialog>
    </>
  );
}

/** Whether any part of the page has unsaved work: one of its own, or one of another section's by its place. */
function useUnsavedParts() {
  const [unsaved, setUnsaved] = useState<ReadonlySet<string | number>>(new Set());
  const reporters = useRef(new Map<string | number, (dirty: boolean) => void>());
  const reporter = (part: 'turn' | 'note' | 'facts' | number) => {
    const known = reporters.current.get(part);
    if (known) return known;
    const report = (dirty: boolean) =>
      setUnsaved((before) => {
        if (before.has(part) === dirty) return before;
        const next = new Set(before);
        if (dirty) next.add(part);
        else next.delete(part);
        return next;
      });
    reporters.current.set(part, report);
    return report;
  };
  return { dirty: unsaved.size > 0, reporter };
}

function NoSuchRequest() {
  return (
    <>
      <PageHead title="Solicitud" crumbs={[{ name: 'Solicitudes', path: REQUESTS_PATH }]} />
      <Gone />
    </>
  );
}

function Gone() {
  return (
    <div className="blank">
      <Ring />
      <p>La solicitud no existe o ya fue eliminada.</p>
      <Link to={REQUESTS_PATH}>Volver a las solicitudes</Link>
    </div>
  );
}
