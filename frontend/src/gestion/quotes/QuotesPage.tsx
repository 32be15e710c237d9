import { useMemo, useState } from 'react';

import { api, useListQuoteRequestsQuery } from '../../api/api';
import type { QuoteRequestDto } from '../../api/generated';
import { DeleteDialog } from '../../ui/admin/DeleteDialog';
import { ListTable, READ_LIST } from '../../ui/admin/ListTable';
import { useDeletion } from '../../ui/admin/use-deletion';
import { useListParams } from '../../ui/admin/use-list-params';
import { PageHead } from '../layout/PageHead';
import { quoteColumns } from './quote-columns';
import { quoteCsvColumns } from './quote-csv';
import { QUOTE_FILTERS, QUOTE_SORTS } from './quote-filters';
import type { QuoteState } from './quote-labels';
import { QuoteDrawer } from './QuoteDrawer';
import { QuoteRowActions } from './QuoteRowActions';
import './quotes.css';
import { useQuoteActions } from './use-quote-actions';

/** Requests for a quote: searched, filtered, sorted and paged by the server, all of it in the address. */
export function QuotesPage() {
  const list = useListParams(QUOTE_FILTERS, QUOTE_SORTS);
  const { asked, page, perPage } = list;
  const answer = useListQuoteRequestsQuery({ ...asked, page, perPage }, READ_LIST);
  const actions = useQuoteActions();
  const [opened, setOpened] = useState<QuoteRequestDto | null>(null);
  const deletion = useDeletion<QuoteRequestDto>({
    isBusy: actions.isBusy,
    remove: async (request) => {
      const gone = await actions.remove(request);
      if (gone) setOpened(null);
      return gone;
    },
  });
  const columns = useMemo(() => quoteColumns(setOpened), []);

  // As the list has it now; a request that its new state took out of the filtered list stays open as it was answered.
  const shown = opened && (answer.data?.data.find(({ id }) => id === opened.id) ?? opened);

  const move = async (request: QuoteRequestDto, state: QuoteState) => {
    const moved = await actions.move(request, state);
    if (moved) setOpened((open) => (open?.id === moved.id ? moved : open));
  };

  return (
    <>
      <PageHead title="Solicitudes" crumbs={[{ name: 'Solicitudes', path: '/gestion/solicitudes' }]} />
      <ListTable
        list={list}
        answer={answer}
        searchLabel="Buscar por nombre, contacto o mensaje"
        noun="solicitudes"
        columns={columns}
        ownOrder="Las más recientes primero"
        actions={(request) => (
          <QuoteRowActions
            request={request}
            busy={actions.isBusy(request.id)}
            onOpen={setOpened}
            onMove={(moved, state) => void move(moved, state)}
            onDelete={deletion.ask}
          />
        )}
        csv={{ columns: quoteCsvColumns, list: api.endpoints.listQuoteRequests }}
        noMatch="Ninguna solicitud coincide con lo que buscas."
        none="Todavía nadie ha pedido su mesa. Las solicitudes del sitio llegan aquí."
      />
      <QuoteDrawer
        request={shown}
        busy={shown !== null && actions.isBusy(shown.id)}
        onClose={() => setOpened(null)}
        onMove={(request, state) => void move(request, state)}
        onDelete={deletion.ask}
      />
      <DeleteDialog deletion={deletion} what="la Solicitud">
        {({ name }) =>
          `La eliminación de la solicitud de ${name} no se puede revertir: también se eliminan sus datos de contacto y su mensaje.`
        }
      </DeleteDialog>
    </>
  );
}
