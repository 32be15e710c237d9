import { Button } from 'antd';
import { useDeferredValue, type ReactNode } from 'react';

import { DataTable, type Selection } from './DataTable';
import { ExportButton } from './ExportButton';
import { ListTools } from './ListTools';
import type { ListState } from './use-list';
import { useStepBack } from '../focus/use-step-back';

interface ListTableProps<Row extends { id: number }, Arg> {
  list: ListState<Row, Arg>;
  /** The row's menu: last column of the table, corner of the card. */
  actions: (row: Row) => ReactNode;
  selection?: Selection<Row>;
}

/** A list of the back-office on the screen: search, filters and export above its table, all of it in the address. */
export function ListTable<Row extends { id: number }, Arg>({ list, actions, selection }: ListTableProps<Row, Arg>) {
  const { definition, rows, total, page, perPage, isFetching, turnTo } = list;
  const { initiate } = definition.call;
  const beyond = useStepBack({ isFetching, rows: rows?.length, total, perPage, turnTo });
  const table = (
    <DataTable
      definition={definition}
      rows={beyond ? undefined : rows}
      actions={actions}
      selection={selection}
      total={total}
      page={page}
      perPage={perPage}
      sort={list.asked.sort}
      onPage={list.goTo}
      onSort={list.sortBy}
      loading={isFetching}
      error={list.error}
      onRetry={list.refetch}
      empty={
        list.narrowed ? (
          <>
            <p>{definition.noMatch}</p>
            <Button onClick={list.clear}>Quitar filtros</Button>
          </>
        ) : (
          <p>{definition.none}</p>
        )
      }
    />
  );
  // What else changes on the screen, such as a dialog that opens, comes before the rows are drawn again: not so a box that is
  // ticked in one of them, which would lose its tick until then.
  const ticked = selection?.ids.join();
  const formerTicked = useDeferredValue(ticked);
  const formerTable = useDeferredValue(table);

  return (
    <>
      <ListTools list={list}>
        {initiate && (
          <ExportButton
            initiate={initiate}
            columns={definition.columns}
            noun={definition.noun}
            file={definition.file}
            asked={list.asked}
            disabled={total === 0}
          />
        )}
      </ListTools>
      {ticked === formerTicked ? formerTable : table}
    </>
  );
}
