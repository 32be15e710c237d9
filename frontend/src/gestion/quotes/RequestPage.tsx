import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { statusOf } from '../../api/error-text';
import {
  useDeleteQuoteRequestMutation,
  useMailQuoteRequestAgainMutation,
  type QuoteRequestPageDto,
} from '../../api/generated';
import { DeleteDialog } from '../../ui/admin/list/DeleteDialog';
import { LeaveQuestion } from '../../ui/admin/form/LeaveQuestion';
import { UndeliveredMails } from '../../ui/admin/feedback/UndeliveredMails';
import { LoadingOrError } from '../../ui/admin/feedback/LoadingOrError';
import { useDeletion } from '../../ui/admin/list/use-deletion';
import { useRefetchOnReturn } from '../../ui/admin/list/use-refetch-on-return';
import { useRowCall } from '../../ui/admin/list/use-row-call';
import { Panels } from '../../ui/optional/Panels';
import { RequestEvening } from '../evening/RequestEvening';
import { HistoryButton } from '../history/HistoryButton';
import { Blank } from '../layout/Blank';
import { NoSuchRecord } from '../layout/NoSuchRecord';
import { PageHead } from '../layout/PageHead';
import { useIdParam } from '../layout/use-id-param';
import { REQUESTS_PATH, requestPath } from '../paths';
import type { RequestPart } from '../request-part';
import { MoveDialog } from './MoveDialog';
import { QuoteMoves } from './QuoteMoves';
import { PAPERS_STAY } from './quote-labels';
import { RequestActivity } from './RequestActivity';
import { RequestFacts } from './RequestFacts';
import { RequestTurn } from './RequestTurn';
import { mailSentence, useMove } from './use-quote-actions';
import { useRequestPage } from './use-request-page';
import './quotes.css';
import './request-page.css';

const GONE = 'La solicitud no existe o ya fue eliminada.';
const BACK = 'Volver a las solicitudes';

interface RequestPageProps {
  parts?: readonly RequestPart[];
}

/** One request: what the client asks for, whose turn it is, what can be done, and everything that happened. */
export function RequestPage({ parts = [] }: RequestPageProps) {
  const id = useIdParam();
  return id ? <OneRequest key={id} id={id} parts={parts} /> : <NoSuchRequest />;
}

function OneRequest({ id, parts }: { id: number; parts: readonly RequestPart[] }) {
  const { currentData, error, refetch, isComplete } = useRequestPage(id);
  useRefetchOnReturn(refetch);
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
      {request && isComplete ? (
        <Opened request={request} gone={gone} parts={parts} />
      ) : (
        <LoadingOrError error={request ? undefined : error} onRetry={refetch} />
      )}
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
  if (gone && !unsaved) return <Blank link={{ to: REQUESTS_PATH, label: BACK }}>{GONE}</Blank>;

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
    <NoSuchRecord title="Solicitud" section={{ name: 'Solicitudes', path: REQUESTS_PATH }} back={BACK}>
      {GONE}
    </NoSuchRecord>
  );
}
