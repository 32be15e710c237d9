import { useMemo } from 'react';

import { ListTable } from '../../ui/admin/list/ListTable';
import { useList } from '../../ui/admin/list/use-list';
import { CashFigures } from './CashFigures';
import { CashFrame } from './CashFrame';
import { AccountLink, entriesOf } from './cash-lists';
import { useCashAddress } from './use-cash-address';

/** Caja: what came in and went out in a month, as figures and entry by entry. */
export function CashPage() {
  const { month } = useCashAddress();
  const list = useList(useMemo(() => entriesOf(month), [month]));
  return (
    <CashFrame title="Caja">
      <CashFigures month={month} />
      <ListTable list={list} actions={(row) => <AccountLink row={row} />} />
    </CashFrame>
  );
}
