import { Button } from 'antd';
import { Suspense, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';

import { LeaveQuestion } from '../../ui/admin/form/LeaveQuestion';
import { ListTable } from '../../ui/admin/list/ListTable';
import { useList } from '../../ui/admin/list/use-list';
import { optionalDialog } from '../../ui/optional/optional-dialog';
import { PageHead } from '../layout/PageHead';
import { GIFT_CARDS_PATH, giftCardPath } from '../paths';
import { giftCardList } from './gift-card-list';

const SellDialog = optionalDialog(async () => (await import('./SellDialog')).SellDialog);

/** Gift cards: who gave them to whom, what is left of them, and the sale on the telephone. */
export function GiftCardsPage() {
  const list = useList(giftCardList);
  const [selling, setSelling] = useState(false);
  const [dirty, setDirty] = useState(false);
  const [sold, setSold] = useState<number>();
  const navigate = useNavigate();
  // The guard of the page has to hear first that nothing is left to lose.
  useEffect(() => {
    if (sold !== undefined && !selling && !dirty) void navigate(giftCardPath(sold));
  }, [sold, selling, dirty, navigate]);
  return (
    <>
      <PageHead
        title="Gift cards"
        crumbs={[{ name: 'Gift cards', path: GIFT_CARDS_PATH }]}
        action={
          <Button type="primary" onClick={() => setSelling(true)}>
            Vender gift card
          </Button>
        }
      />
      <ListTable list={list} actions={({ id, number }) => <Open id={id} number={number} />} />
      <Suspense>
        {selling && <SellDialog onSold={setSold} onClose={() => setSelling(false)} onDirty={setDirty} />}
      </Suspense>
      <LeaveQuestion dirty={dirty} title="Salir de la creación" />
    </>
  );
}

const Open = ({ id, number }: { id: number; number: string }) => (
  <Link to={giftCardPath(id)} aria-label={`Ver ${number}`}>
    Ver
  </Link>
);
