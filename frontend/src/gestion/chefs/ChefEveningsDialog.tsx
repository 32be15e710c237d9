import { Button } from 'antd';
import { Link } from 'react-router-dom';

import { useListEveningsAheadQuery, type ChefRowDto } from '../../api/generated';
import { weekdayText } from '../../ui/days';
import { Modal } from '../../ui/admin/dialog/Modal';
import { offerPath, requestPath } from '../paths';

interface ChefEveningsDialogProps {
  chef: ChefRowDto;
  onClose: () => void;
}

/** Why a chef is neither deactivated nor deleted: the evenings ahead, each with the way to its request. Nothing where there are none. */
export function ChefEveningsDialog({ chef: { id, chef_name: name }, onClose }: ChefEveningsDialogProps) {
  const { currentData } = useListEveningsAheadQuery({ id }, { refetchOnMountOrArgChange: true });
  const evenings = currentData?.data ?? [];
  if (evenings.length === 0) return null;
  return (
    <Modal
      open
      title={`${name} tiene veladas por delante`}
      onCancel={onClose}
      footer={<Button onClick={onClose}>Entendido</Button>}
    >
      <p>Alguien esperaría en la mesa. Cancela cada una, o dásela a otro chef, y vuelve a intentarlo.</p>
      <ul>
        {evenings.map((evening) => (
          <li key={evening.quote_request_id}>
            <Link to={requestPath(evening.quote_request_id)}>
              {weekdayText(evening.day)}, {evening.starts_at}
            </Link>
            : mesa de {evening.client_first_name}
            {evening.commune && ` en ${evening.commune}`}
            {evening.offer_id !== null && (
              <>
                {'. '}
                <Link to={offerPath(evening.quote_request_id, evening.offer_id)}>Cambiar de chef</Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </Modal>
  );
}
