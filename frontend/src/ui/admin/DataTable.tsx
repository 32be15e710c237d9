import { Pagination, Select, Skeleton, Table, type TableProps } from 'antd';
import type { ReactNode } from 'react';

import { Ring } from '../Ring';
import { Unread } from './Unread';
import { useNarrow } from './use-narrow';

/** A column: its heading, what a row shows under it, and the key the server sorts by, if it does. */
export interface Column<Row> {
  key: string;
  label: string;
  render: (row: Row) => ReactNode;
  sortKey?: string;
  /** 'end' for amounts. */
  align?: 'start' | 'end';
}

export interface DataTableProps<Row> {
  /** 'chefs': completes '1–12 de 24 chefs'. */
  noun: string;
  columns: Column<Row>[];
  rows: Row[] | undefined;
  /** The row's menu: last column of the table, corner of the card. */
  actions: (row: Row) => ReactNode;
  total: number;
  page: number;
  perPage: number;
  /** 'chef_name' or '-chef_name'; undefined for the server's own order. */
  sort?: string;
  /** What the server's own order is called; 'En orden alfabético' unless said. */
  ownOrder?: string;
  onPage: (page: number) => void;
  onSort: (sort: string | undefined) => void;
  loading: boolean;
  /** Why there are no rows, when the list could not be read. */
  error?: unknown;
  onRetry: () => unknown;
  /** What to say and offer when nothing was found. */
  empty: ReactNode;
}

/** '1–12 de 24 chefs' */
export function rangeText(page: number, perPage: number, total: number, noun: string): string {
  const first = (page - 1) * perPage + 1;
  return `${first}–${Math.min(page * perPage, total)} de ${total} ${noun}`;
}

/**
 * The reusable table of the back-office: sorted and paged by the server, with loading, empty and error states. Below
 * 48 rem each row is a card; above, it scrolls sideways in its own frame when it must.
 */
export function DataTable<Row extends { id: number }>(props: DataTableProps<Row>) {
  const { rows, error, onRetry, empty, page, perPage, total, noun, onPage } = props;
  const narrow = useNarrow();

  if (error !== undefined && !rows) return <Unread error={error} onRetry={onRetry} />;
  if (rows?.length === 0)
    return (
      <div className="blank">
        <Ring />
        {empty}
      </div>
    );

  return (
    <div className="g-table">
      {narrow ? <Cards {...props} /> : <Rows {...props} />}
      {rows && (
        <div className="g-foot">
          <span role="status">{rangeText(page, perPage, total, noun)}</span>
          <Pagination
            current={page}
            pageSize={perPage}
            total={total}
            onChange={onPage}
            showSizeChanger={false}
            showLessItems={narrow}
            hideOnSinglePage
          />
        </div>
      )}
    </div>
  );
}

/** Rows shown while the first page is on its way. */
const SKELETON_ROWS = 6;

function Rows<Row extends { id: number }>({ columns, rows, actions, sort, onSort, loading }: DataTableProps<Row>) {
  const antdColumns: NonNullable<TableProps<Row>['columns']> = columns.map(
    ({ key, label, render, sortKey, align }) => ({
      key,
      title: label,
      align,
      className: align === 'end' ? 'num' : undefined,
      render: (_: unknown, row: Row) => render(row),
      sorter: sortKey !== undefined,
      sortOrder: sort === sortKey ? 'ascend' : sort === `-${sortKey}` ? 'descend' : null,
      showSorterTooltip: false,
    }),
  );
  const sorted: TableProps<Row>['onChange'] = (_pages, _filters, sorter) => {
    const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
    const sortKey = columns.find(({ key }) => key === columnKey)?.sortKey;
    onSort(sortKey && order ? (order === 'descend' ? `-${sortKey}` : sortKey) : undefined);
  };

  if (!rows) return <Skeleton active title={false} paragraph={{ rows: SKELETON_ROWS }} className="g-loading" />;
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
      pagination={false}
      loading={loading}
      onChange={sorted}
      scroll={{ x: 'max-content' }}
    />
  );
}

function Cards<Row extends { id: number }>({
  columns,
  rows,
  actions,
  sort,
  ownOrder = 'En orden alfabético',
  onSort,
  loading,
}: DataTableProps<Row>) {
  const [head, ...facts] = columns;
  const sortable = columns.filter(({ sortKey }) => sortKey);
  return (
    <>
      {sortable.length > 0 && (
        <div className="g-sort">
          <Select
            aria-label="Ordenar por"
            value={sort ?? ''}
            onChange={(value) => onSort(value || undefined)}
            options={[
              { value: '', label: ownOrder },
              ...sortable.flatMap(({ label, sortKey = '' }) => [
                { value: sortKey, label: `${label}, de menor a mayor` },
                { value: `-${sortKey}`, label: `${label}, de mayor a menor` },
              ]),
            ]}
          />
        </div>
      )}
      {rows ? (
        <ul className="g-cards" aria-busy={loading}>
          {rows.map((row) => (
            <li key={row.id}>
              <div className="g-card-head">
                {head?.render(row)}
                {actions(row)}
              </div>
              <dl>
                {facts.map(({ key, label, render }) => (
                  <div key={key}>
                    <dt>{label}</dt>
                    <dd>{render(row)}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton active title={false} paragraph={{ rows: SKELETON_ROWS }} className="g-loading" />
      )}
    </>
  );
}
