import { useDeferredValue } from 'react';

import { DataTable, type DataTableProps } from './DataTable';
import { ExportButton } from './ExportButton';
import { ListTools } from './ListTools';
import { useStepBack } from './use-step-back';

/** A list of the back-office on the screen: search, filters and export above its table, all of it in the address. */
export function ListTable<Row extends { id: number }, Arg>({ list, ...rest }: DataTableProps<Row, Arg>) {
  const { definition, total, asked } = list;
  const { initiate } = definition.call;
  const beyond = useStepBack(list);
  const table = <DataTable {...rest} list={beyond ? { ...list, rows: undefined } : list} />;
  // What else changes on the screen, such as a dialog that opens, comes before the rows are drawn again: not so a box that is
  // ticked in one of them, which would lose its tick until then.
  const ticked = rest.selection?.ids.join();
  const formerTicked = useDeferredValue(ticked);
  const formerTable = useDeferredValue(table);

  return (
    <>
      <ListTools list={list}>
        {initiate && <ExportButton {...definition} initiate={initiate} asked={asked} disabled={total === 0} />}
      </ListTools>
      {ticked === formerTicked ? formerTable : table}
    </>
  );
}
