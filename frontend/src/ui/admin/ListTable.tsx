import { Button } from 'antd';

import type { CsvColumn } from './csv';
import { DataTable, type DataTableProps } from './DataTable';
import { ExportButton, type ListCall } from './ExportButton';
import { ListTools } from './ListTools';
import { useFresh } from './use-fresh';
import type { ListFilters, ListParams } from './use-list-params';
import { useStepBack } from './use-step-back';

/** How the call of a list reads it: shown at once from what was read before, and anew with every visit. */
export const READ_LIST = { refetchOnMountOrArgChange: true } as const;

interface ListTableProps<Row, Filters extends ListFilters, Sort extends string> extends Pick<
  DataTableProps<Row>,
  'noun' | 'columns' | 'actions' | 'ownOrder'
> {
  /** What is asked for, as the address has it. */
  list: ListParams<Filters, Sort>;
  /** What a call of the API answers: this page's rows, and the number of all. */
  answer: { data?: { data: Row[]; total: number }; error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** What the search looks in: 'Buscar por nombre o email'. */
  searchLabel: string;
  /** The whole list as a file, called by its noun. */
  csv?: { columns: readonly CsvColumn<Row>[]; list: ListCall<ListParams<Filters, Sort>['asked'], Row> };
  /** Said when nothing matches search and filters … */
  noMatch: string;
  /** … and when there is nothing at all. */
  none: string;
}

/**
 * A list of the back-office: search, filters and export above its table, all of what is asked for in the address, read
 * anew when the person comes back to it. A screen says what is its own: columns, filters, the row's menu and the call.
 */
export function ListTable<Row extends { id: number }, Filters extends ListFilters, Sort extends string>({
  list,
  answer,
  searchLabel,
  csv,
  noMatch,
  none,
  ...table
}: ListTableProps<Row, Filters, Sort>) {
  const { asked, page, perPage, narrowed, goTo, turnTo, sortBy, clear } = list;
  const { data, error, isFetching, refetch } = answer;
  const total = data?.total ?? 0;
  useFresh(refetch);
  const beyond = useStepBack({ isFetching, rows: data?.data.length, total, perPage, turnTo });

  return (
    <>
      <ListTools list={list} searchLabel={searchLabel}>
        {csv && <ExportButton {...csv} fileName={table.noun} filter={asked} disabled={total === 0} />}
      </ListTools>
      <DataTable<Row>
        {...table}
        rows={beyond ? undefined : data?.data}
        total={total}
        page={page}
        perPage={perPage}
        sort={asked.sort}
        onPage={goTo}
        onSort={sortBy}
        loading={isFetching}
        error={data ? undefined : error}
        onRetry={refetch}
        empty={
          narrowed ? (
            <>
              <p>{noMatch}</p>
              <Button onClick={clear}>Quitar filtros</Button>
            </>
          ) : (
            <p>{none}</p>
          )
        }
      />
    </>
  );
}
