import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';

import type { QuoteRequestDto } from '../../api/generated';
import { DeleteDialog } from '../../ui/admin/list/DeleteDialog';
import { LeaveQuestion } from '../../ui/admin/form/LeaveQuestion';
import { ListTable } from '../../ui/admin/list/ListTable';
import { useDeletion } from '../../ui/admin/list/use-deletion';
import { useList } from '../../ui/admin/list/use-list';
import { ViewLinks } from '../../ui/admin/list/ViewLinks';
import { optional } from '../../ui/optional/optional';
import { optionalDialog } from '../../ui/optional/optional-dialog';
import { PageHead } from '../layout/PageHead';
import { withParams } from '../layout/with-params';
import { REPLY_TEXTS_PATH, REQUESTS_PATH } from '../paths';
import { BOARD_LIST, QUOTE_VIEWS, type QuoteView } from './quote-list';
import { PAPERS_STAY } from './quote-labels';
import { useOwnerFilter } from './use-owner-filter';
import { QuoteRowActions } from './QuoteRowActions';
import '../layout/view-links.css';
import './quotes.css';
import { useQuoteActions } from './use-quote-actions';

/** What of the address says what one looks at. */
const VIEW = 'vista';

const VIEWS = Object.keys(QUOTE_VIEWS) as QuoteView[];

/** Columns by state instead of a list; the library that moves the cards arrives with it. */
const BOARD = 'tablero';
const QuoteBoard = optional(async () => (await import('./QuoteBoard')).QuoteBoard);

/* What comes with a press is loaded with it: forms weigh more than the list. */
const BulkBar = optional(async () => (await import('./BulkBar')).BulkBar);
const MoveDialog = optionalDialog(async () => (await import('./MoveDialog')).MoveDialog);
const NewRequestDialog = optionalDialog(async () => (await import('./NewRequestDialog')).NewRequestDialog);

const LINKS = [...VIEWS.map((view) => ({ view, label: QUOTE_VIEWS[view].label })), { view: BOARD, label: 'Tablero' }];

/** Requests for a quote: what waits for somebody first, searched, filtered, sorted and paged, all of it in the address. */
export function QuotesPage() {
  const [query] = useSearchParams();
  const view = VIEWS.find((one) => one === query.get(VIEW)) ?? '';
  const onBoard = query.get(VIEW) === BOARD;
  const [writing, setWriting] = useState(false);
  return (
    <>
      <PageHead
        title="Solicitudes"
        crumbs={[{ name: 'Solicitudes', path: REQUESTS_PATH }]}
        action={
          <div className="g-quote-head">
            <Link to={REPLY_TEXTS_PATH}>Textos de respuesta</Link>
            <NewRequest onDirty={setWriting} />
          </div>
        }
      />
      <Views shown={onBoard ? BOARD : view} query={query} />
      {onBoard ? (
        <Suspense>
          <QuoteBoard definition={BOARD_LIST} writing={writing} />
        </Suspense>
      ) : (
        <Requests key={view} view={view} writing={writing} />
      )}
    </>
  );
}

/** The views as links. They take search and filters along, but neither the page nor the order. */
function Views({ shown, query }: { shown: string; query: URLSearchParams }) {
  const addressOf = (view: string): string => `?${withParams(query, { page: '', sort: '', [VIEW]: view })}`;
  return (
    <nav className="view-links g-quote-views" aria-label="Qué se muestra">
      <ViewLinks views={LINKS.map(({ view, label }) => ({ name: view, label, to: addressOf(view) }))} shown={shown} />
    </nav>
  );
}

/** Writes a request down that somebody makes on the telephone. */
function NewRequest({ onDirty }: { onDirty: (dirty: boolean) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        Nueva solicitud
      </Button>
      {open && (
        <Suspense>
          <NewRequestDialog onClose={() => setOpen(false)} onDirty={onDirty} />
        </Suspense>
      )}
    </>
  );
}

/** @param writing whether a new request is being written, which leaving would lose */
function Requests({ view, writing }: { view: QuoteView; writing: boolean }) {
  const list = useList(useOwnerFilter(QUOTE_VIEWS[view].list));
  const actions = useQuoteActions(list);
  const [ids, setIds] = useState<number[]>([]);
  const [asking, setAsking] = useState(false);
  const [losing, setLosing] = useState(false);
  const deletion = useDeletion<QuoteRequestDto>({ isBusy: actions.isBusy, remove: actions.remove });
  // Of another page or filter nothing is chosen any more.
  const chosen = (list.rows ?? []).filter(({ id }) => ids.includes(id));

  return (
    <>
      {(chosen.length > 0 || asking) && (
        <Suspense>
          <BulkBar chosen={chosen} all={list.rows ?? []} onChoose={setIds} onOpen={setAsking} onDirty={setLosing} />
        </Suspense>
      )}
      <ListTable
        list={list}
        selection={{ ids: chosen.map(({ id }) => id), onChange: setIds, nameOf: ({ name }) => name }}
        actions={(request) => (
          <QuoteRowActions
            request={request}
            busy={actions.isBusy(request.id)}
            onMove={actions.move}
            onDelete={deletion.ask}
          />
        )}
      />
      <Suspense>{actions.moveDialog.asked && <MoveDialog {...actions.moveDialog} />}</Suspense>
      <LeaveQuestion dirty={writing || losing || actions.moveDialog.dirty} />
      <DeleteDialog deletion={deletion} what="la Solicitud">
        {({ name }) =>
          `La eliminación de la solicitud de ${name} no se puede revertir: también se eliminan sus datos de contacto, su mensaje y su seguimiento. ${PAPERS_STAY}`
        }
      </DeleteDialog>
    </>
  );
}
