import { useMemo } from 'react';

import { ListTable } from '../../ui/admin/list/ListTable';
import { useList } from '../../ui/admin/list/use-list';
import { CashFrame } from './CashFrame';
import { AccountLink, accountsOf } from './cash-lists';
import { useCashAddress } from './use-cash-address';

/** Caja by evening and gift card: what was agreed, paid and is left, and what moved in the month. */
export function CashAccountsPage() {
  const { month } = useCashAddress();
  const list = useList(useMemo(() => accountsOf(month), [month]));
  return (
    <CashFrame title="Caja por velada">
      <p className="cash-about">Las veladas de este mes, y las veladas y gift cards cuyo dinero se movió en él.</p>
      <ListTable list={list} actions={(row) => <AccountLink row={row} />} />
    </CashFrame>
  );
}
