import type { SelectProps } from 'antd';

import { emptySelect } from './empty-select';

/** The query that lists the choices of a select. */
export interface ChoicesQuery {
  isFetching: boolean;
  isError: boolean;
  refetch: () => unknown;
}

/** A chosen id whose name is not read is no number to show. */
export const unnamedLabel: NonNullable<SelectProps['labelRender']> = ({ label }) => label ?? '…';

/**
 * For a select whose choices the server lists: it is not empty while they are on their way or could not be read. What
 * could not be read is read again when the select is opened.
 */
export const readChoices = ({ isFetching, isError, refetch }: ChoicesQuery, choices: readonly unknown[]) => ({
  loading: isFetching,
  labelRender: unnamedLabel,
  notFoundContent: emptyText(isFetching, isError, choices),
  onOpenChange: (open: boolean) => {
    if (open && isError) void refetch();
  },
});

function emptyText(waiting: boolean, failed: boolean, choices: readonly unknown[]): string {
  if (waiting) return 'Buscando…';
  return failed ? 'No pudimos leer la lista. Ciérrala y vuelve a abrirla.' : emptySelect(choices);
}
