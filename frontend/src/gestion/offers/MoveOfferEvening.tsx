import { useGetOfferQuery } from '../../api/generated';
import { MoveDialog } from './EveningDialogs';

/** Another day or hour for the evening of an offer, asked for where the offer is not shown. */
export function MoveOfferEvening({ offerId, onClose }: { offerId: number; onClose: () => void }) {
  const { currentData } = useGetOfferQuery({ id: offerId }, { refetchOnMountOrArgChange: true });
  const offer = currentData?.data;
  return offer?.evening ? <MoveDialog offer={offer} evening={offer.evening} onClose={onClose} /> : null;
}
