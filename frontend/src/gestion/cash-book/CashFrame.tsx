import type { ReactNode } from 'react';

import { MonthLinks } from '../layout/MonthLinks';
import { PageHead } from '../layout/PageHead';
import { SectionTabs } from '../layout/SectionTabs';
import { CASH_PATH } from '../paths';
import { useCashAddress } from './use-cash-address';
import './cash-book.css';

interface CashFrameProps {
  /** What the browser's tab says. */
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

/** What the pages of Caja have in common: the month, which all of them keep, and the way to the others. */
export function CashFrame({ title, action, children }: CashFrameProps) {
  const { month, addressOf, tabs } = useCashAddress();
  return (
    <div className="cash">
      <PageHead title="Caja" documentTitle={title} crumbs={[{ name: 'Caja', path: CASH_PATH }]} action={action} />
      <MonthLinks month={month} addressOf={addressOf} />
      <SectionTabs label="Caja" tabs={tabs} />
      {children}
    </div>
  );
}
