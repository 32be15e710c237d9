import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';

import { useListOpenOffersQuery, type ChefRowDto } from '../../api/api';
import { weekdayText } from '../../ui/days';
import { ConfirmDialog } from '../../ui/admin/dialog/ConfirmDialog';
import { offerPath } from '../paths';

interface ChefLeavingDialogProps {
  chef: ChefRowDto;
  onStay: () => void;
  onGo: () => void;
}

/**
 * What happens to the open offers of a chef who is about to be deactivated: their clients cannot accept them any more. Where
 * there are none, or nobody can say, nothing is asked: 'Hoy' shows them afterwards, too.
 */
export function ChefLeavingDialog({ chef: { id, chef_name: name }, onStay, onGo }: ChefLeavingDialogProps) {
  const { currentData, isFetching, isError } = useListOpenOffersQuery({ id }, { refetchOnMountOrArgChange: true });
  const offers = currentData?.data ?? [];
  const goes = !isFetching && (isError || offers.length === 0);
  const gone = useRef(false);
  useEffect(() => {
    if (!goes || gone.current) return;
    gone.current = true;
    onGo();
  }, [goes, onGo]);
  return (
    <ConfirmDialog
      open={!isFetching && offers.length > 0}
      title={`${name} tiene cotizaciones abiertas`}
      stayLabel="Cancelar"
      goLabel="Desactivar igual"
      danger
      onStay={onStay}
      onGo={onGo}
    >
      <p>Sus clientes ya no podrán aceptarlas mientras esté inactivo. Envíales una nueva versión con otro chef.</p>
      <ul>
        {offers.map((offer) => (
          <li key={offer.id}>
            <Link to={offerPath(offer.request_id, offer.id)}>{offer.number}</Link>: {offer.client_name}, para el{' '}
            {weekdayText(offer.day)}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
