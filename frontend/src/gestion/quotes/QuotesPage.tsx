import { Button, Select } from 'antd';
import { useMemo, useState } from 'react';

import { api, useListQuoteRequestsQuery } from '../../api/api';
import { messageOf } from '../../api/error-text';
import type { QuoteRequestDto } from '../../api/generated';
import { DataTable } from '../../ui/admin/DataTable';
import { DeleteDialog } from '../../ui/admin/DeleteDialog';
import { ExportButton } from '../../ui/admin/ExportButton';
import { SearchField } from '../../ui/admin/SearchField';
import { useDeletion } from '../../ui/admin/use-deletion';
import { useFresh } from '../../ui/admin/use-fresh';
import { useStepBack } from '../../ui/admin/use-step-back';
import { oneOf, useTableParams } from '../../ui/admin/use-table-params';
import { PageHead } from '../layout/PageHead';
import { QUOTE_SORTS, quoteColumns } from './quote-columns';
import { quoteCsvColumns } from './quote-csv';
import { KIND_LABELS, QUOTE_KINDS, QUOTE_STATES, STATE_LABELS, type QuoteState } from './quote-labels';
import { QuoteDrawer } from './QuoteDrawer';
import { QuoteRowActions } from './QuoteRowActions';
import './quotes.css';
import { useQuoteActions } from './use-quote-actions';

/** Rows of a page (product.md section 9). */
const PER_PAGE = 12;

/** Requests for a quote (decisions.md 5): searched, filtered, sorted and paged by the server, all of it in the address. */
export function QuotesPage() {
  const { page, sort, filter, filtered, goTo, sortBy, narrow, clear } = useTableParams(
    ['search', 'state', 'kind'],
    QUOTE_SORTS,
  );
  const asked = {
    search: filter('search') || undefined,
    state: oneOf(QUOTE_STATES, filter('state')),
    kind: oneOf(QUOTE_KINDS, filter('kind')),
    sort,
  };
  const { data, error, isFetching, refetch } = useListQuoteRequestsQuery(
    { ...asked, page, perPage: PER_PAGE },
    { refetchOnMountOrArgChange: true },
  );
  useFresh(refetch);
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

  const total = data?.total ?? 0;
  const beyond = useStepBack({ isFetching, rows: data?.data.length, total, perPage: PER_PAGE, goTo });
  // As the list has it now; a request that its new state took out of the filtered list stays open as it was answered.
  const shown = opened && (data?.data.find(({ id }) => id === opened.id) ?? opened);

  const move = async (request: QuoteRequestDto, state: QuoteState) => {
    const moved = await actions.move(request, state);
    if (moved) setOpened((open) => (open?.id === moved.id ? moved : open));
  };

  return (
    <>
      <PageHead title="Solicitudes" crumbs={[{ name: 'Solicitudes', path: '/gestion/solicitudes' }]} />
      <div className="g-tools" role="search">
        <SearchField
          label="Buscar por nombre, contacto o mensaje"
          value={filter('search')}
          onSearch={(search) => narrow({ search })}
        />
        <Select
          aria-label="Estado"
          value={filter('state')}
          onChange={(state) => narrow({ state })}
          options={[
            { value: '', label: 'Todos los estados' },
            ...QUOTE_STATES.map((state) => ({ value: state, label: STATE_LABELS[state] })),
          ]}
        />
        <Select
          aria-label="Tipo"
          value={filter('kind')}
          onChange={(kind) => narrow({ kind })}
          options={[
            { value: '', label: 'Todos los tipos' },
            ...QUOTE_KINDS.map((kind) => ({ value: kind, label: KIND_LABELS[kind] })),
          ]}
        />
        <ExportButton
          fileName="solicitudes"
          columns={quoteCsvColumns}
          list={api.endpoints.listQuoteRequests}
          filter={asked}
          disabled={total === 0}
        />
      </div>
      <DataTable<QuoteRequestDto>
        noun="solicitudes"
        ownOrder="Las más recientes primero"
        columns={columns}
        rows={beyond ? undefined : data?.data}
        rowKey={({ id }) => id}
        actions={(request) => (
          <QuoteRowActions
            request={request}
            busy={actions.isBusy(request.id)}
            onOpen={setOpened}
            onMove={(moved, state) => void move(moved, state)}
            onDelete={deletion.ask}
          />
        )}
        total={total}
        page={page}
        perPage={PER_PAGE}
        sort={sort}
        onPage={goTo}
        onSort={sortBy}
        loading={isFetching}
        problem={error && !data ? messageOf(error) : undefined}
        onRetry={() => void refetch()}
        empty={
          filtered ? (
            <>
              <p>Ninguna solicitud coincide con lo que buscas.</p>
              <Button onClick={clear}>Quitar filtros</Button>
            </>
          ) : (
            <p>Todavía nadie ha pedido su mesa. Las solicitudes del sitio llegan aquí.</p>
          )
        }
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
