import { Button } from 'antd';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

import { useChangeOfferMutation, type OfferPageDto } from '../../api/generated';
import type { RowCall } from '../../ui/admin/list/use-row-call';
import { offerPath } from '../paths';

/** Where in the form of a change the chef is chosen. */
export const CHOOSE_CHEF = '#chef';

/** The ways to renegotiate something, the chef too; while a change is open, the way to it. */
export function ChangeButtons({ offer, calls }: { offer: OfferPageDto; calls: RowCall }) {
  const { id, request_id: requestId, change, no_mail: none } = offer;
  const [changeOffer] = useChangeOfferMutation();
  const navigate = useNavigate();
  if (change && change.state !== 'vencida') {
    const path = offerPath(requestId, change.id);
    const follow = (event: MouseEvent) => {
      event.preventDefault();
      void navigate(path);
    };
    return (
      <Button href={path} onClick={follow}>
        {change.state === 'borrador' ? 'Seguir con el cambio acordado' : `Ver el cambio ${change.number ?? ''}`}
      </Button>
    );
  }
  // Nothing new is agreed with a client whose data nobody may use.
  if (none === 'blocked') return null;
  const begin = async (hash = '') => {
    const { answer } = await calls.run(id, () => changeOffer({ id }).unwrap());
    if (answer) void navigate(`${offerPath(requestId, answer.data.id)}${hash}`);
  };
  return (
    <>
      <Button disabled={calls.isBusy(id)} onClick={() => void begin()}>
        Cambio acordado
      </Button>
      <Button disabled={calls.isBusy(id)} onClick={() => void begin(CHOOSE_CHEF)}>
        Cambiar de chef
      </Button>
    </>
  );
}
