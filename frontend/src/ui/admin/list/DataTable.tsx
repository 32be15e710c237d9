import { Button, Checkbox, Pagination, Select, Skeleton, Table, type TableProps } from 'antd';
import type { ReactNode } from 'react';

import { Ring } from '../../Ring';
import type { ListColumn } from './list';
import type { ListState } from './use-list';
import { LoadingOrError } from '../feedback/LoadingOrError';
import { useNarrow } from '../use-narrow';
import './data-table.css';
import '../feedback/blank.css';

export interface DataTableProps<Row extends { id: number }, Arg> {
  list: ListState<Row, Arg>;
  /** The row's menu: last column of the table, corner of the card. */
  actions: (row: Row) => ReactNode;
  /** Where several rows can be chosen for one action. */
  selection?: Selection<Row>;
}

/** The rows that are chosen, by id. */
interface Selection<Row> {
  ids: readonly number[];
  onChange: (ids: number[]) => void;
  /** What a row is called, for those who cannot see it. */
  nameOf: (row: Row) => string;
}

/** '1–12 de 24 chefs', '1 chef' */
export function rangeText(
  page: number,
  perPage: number,
  total: number,
  [one, many]: readonly [string, string],
): string {
  if (total === 1) return `1 ${one}`;
  const first = (page - 1) * perPage + 1;
  return `${first}–${Math.min(page * perPage, total)} de ${total} ${many}`;
}

/**
 * The reusable table of the back-office: sorted and paged by the server, the order in force always in its heading, with
 * loading, empty and error states. Below 48 rem each row is a card; above, it scrolls sideways in its own frame when it must.
 */
export function DataTable<Row extends { id: number }, Arg>(props: DataTableProps<Row, Arg>) {
  const { definition, rows, error, refetch, narrowed, clear, page, perPage, total, goTo } = props.list;
  const narrow = useNarrow();

  if (error !== undefined) return <LoadingOrError error={error} onRetry={refetch} />;
  if (rows?.length === 0)
    return (
      <div className="blank">
        <Ring />
        <p>{narrowed ? definition.noMatch : definition.none}</p>
        {narrowed && <Button onClick={clear}>Quitar filtros</Button>}
      </div>
    );

  return (
    <div className="g-table">
      {narrow ? <Cards {...props} /> : <Rows {...props} />}
      {rows && (
        <div className="g-foot">
          <span role="status">{rangeText(page, perPage, total, definition.noun)}</span>
          <Pagination
            current={page}
            pageSize={perPage}
            total={total}
            onChange={goTo}
            showSizeChanger={false}
            showLessItems={narrow}
            hideOnSinglePage
          />
        </div>
      )}
    </div>
  );
}

/** Shown while the first page is on its way. */
const LOADING = <Skeleton active title={false} paragraph={{ rows: 6 }} className="g-loading" />;

/** The columns that are shown, in their order. */
const shownIn = <Row, Arg>(columns: readonly ListColumn<Row, Arg>[]) =>
  columns.flatMap(({ cell, ...column }) => (cell ? [{ ...column, cell }] : []));

function Rows<Row extends { id: number }, Arg>({ list, actions, selection }: DataTableProps<Row, Arg>) {
  const { rows, isFetching, sortBy } = list;
  const { columns } = list.definition;
  const { sort } = list.asked;
  const antdColumns: NonNullable<TableProps<Row>['columns']> = shownIn(columns).map(
    ({ label, cell, sort: key, align }) => ({
      key: label,
      title: label,
      align,
      className: align === 'end' ? 'num' : undefined,
      render: (_: unknown, row: Row) => cell(row),
      sorter: key !== undefined,
      sortOrder: sort === key ? 'ascend' : sort === `-${key}` ? 'descend' : null,
      showSorterTooltip: false,
    }),
  );
  const sorted: TableProps<Row>['onChange'] = (_pages, _filters, sorter) => {
    const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
    const key = columns.find(({ label }) => label === columnKey)?.sort;
    sortBy(key && order ? (order === 'descend' ? `-${key}` : key) : undefined);
  };

  if (!rows) return LOADING;
  return (
    <Table<Row>
      columns={[
        ...antdColumns,
        {
          key: 'actions',
          title: <span className="visually-hidden">Acciones</span>,
          align: 'end',
          fixed: 'end',
          render: (_: unknown, row: Row) => actions(row),
        },
      ]}
      dataSource={rows}
      rowKey={({ id }) => id}
      rowSelection={
        selection && {
          selectedRowKeys: [...selection.ids],
          onChange: (keys) => selection.onChange(keys.map(Number)),
          getCheckboxProps: (row) => ({ 'aria-label': `Elegir: ${selection.nameOf(row)}` }),
          // antd would repeat the heading's box where nobody sees it, but the keyboard gets there.
          columnTitle: <span className="visually-hidden">Elegir</span>,
          columnWidth: 44,
        }
      }
      pagination={false}
      loading={isFetching}
      onChange={sorted}
      scroll={{ x: true }}
    />
  );
}

/** How the two orders of a column are called. */
const ALPHABET = ['de la A a la Z', 'de la Z a la A'] as const;

function Cards<Row extends { id: number }, Arg>({ list, actions, selection }: DataTableProps<Row, Arg>) {
  const { rows, isFetching, sortBy } = list;
  const { columns } = list.definition;
  const [head, ...facts] = shownIn(columns);
  return (
    <>
      <div className="g-sort">
        <Select
          aria-label="Ordenar por"
          value={list.asked.sort}
          onChange={sortBy}
          options={columns.flatMap(({ label, sort: key, orders: [up, down] = ALPHABET }) =>
            key
              ? [
                  { value: key, label: `${label}, ${up}` },
                  { value: `-${key}`, label: `${label}, ${down}` },
                ]
              : [],
          )}
        />
      </div>
      {rows ? (
        <ul className="g-cards" aria-busy={isFetching}>
          {rows.map((row) => (
            <li key={row.id}>
              <div className="g-card-head">
                {selection && <Chosen row={row} selection={selection} />}
                {head?.cell(row)}
                {actions(row)}
              </div>
              <dl>
                {facts.map(({ label, cell }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{cell(row)}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
      ) : (
        LOADING
      )}
    </>
  );
}

function Chosen<Row extends { id: number }>({ row, selection }: { row: Row; selection: Selection<Row> }) {
  const { ids, onChange, nameOf } = selection;
  const isChosen = ids.includes(row.id);
  return (
    <Checkbox
      aria-label={`Elegir: ${nameOf(row)}`}
      checked={isChosen}
      onChange={() => onChange(isChosen ? ids.filter((id) => id !== row.id) : [...ids, row.id])}
    />
  );
}
