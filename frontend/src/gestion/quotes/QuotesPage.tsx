import { DeleteDialog } from '../../ui/admin/DeleteDialog';
import { LeaveQuestion } from '../../ui/admin/LeaveQuestion';
import { ListTable } from '../../ui/admin/ListTable';
import { useDeletion } from '../../ui/admin/use-deletion';
import { useList } from '../../ui/admin/use-list';
import { useRecordJob } from '../../ui/admin/use-record-job';
import type { QuoteRequestDto } from '../../api/generated';
import { PageHead } from '../layout/PageHead';
import { MoveDialog } from './MoveDialog';
import { quoteList } from './quote-list';
import { QuoteDrawer } from './QuoteDrawer';
import { QuoteRowActions } from './QuoteRowActions';
import './quotes.css';
import { useQuoteActions } from './use-quote-actions';

/** Requests for a quote: searched, filtered, sorted and paged by the server, all of it in the address. */
export function QuotesPage() {
  const list = useList(quoteList);
  const actions = useQuoteActions(list);
  const { edit, dialog } = useRecordJob(list);
  const deletion = useDeletion<QuoteRequestDto>({
    isBusy: actions.isBusy,
    remove: async (request) => {
      const gone = await actions.remove(request);
      if (gone) dialog.onClose();
      return gone;
    },
  });
  const opened = dialog.job === 'new' ? null : dialog.job;
  // As the list has it now: its state may have changed.
  const shown = opened && (list.rows?.find(({ id }) => id === opened.id) ?? opened);

  return (
    <>
      <PageHead title="Solicitudes" crumbs={[{ name: 'Solicitudes', path: '/gestion/solicitudes' }]} />
      <ListTable
        list={list}
        actions={(request) => (
          <QuoteRowActions
            request={request}
            busy={actions.isBusy(request.id)}
            onOpen={edit}
            onMove={actions.move}
            onDelete={deletion.ask}
          />
        )}
      />
      <QuoteDrawer
        request={shown}
        busy={shown !== null && actions.isBusy(shown.id)}
        onClose={dialog.onClose}
        onMove={actions.move}
        onMailAgain={actions.mailAgain}
        onDelete={deletion.ask}
      />
      <MoveDialog {...actions.moveDialog} />
      <LeaveQuestion dirty={actions.moveDialog.dirty} />
      <DeleteDialog deletion={deletion} what="la Solicitud">
        {({ name }) =>
          `La eliminación de la solicitud de ${name} no se puede revertir: también se eliminan sus datos de contacto y su mensaje.`
        }
      </DeleteDialog>
    </>
  );
}
