import { Link, useParams } from 'react-router-dom';

import { statusOf } from '../../api/error-text';
import { useGetOfferQuery } from '../../api/generated';
import { Unread } from '../../ui/admin/Unread';
import { useFresh } from '../../ui/admin/use-fresh';
import { Ring } from '../../ui/Ring';
import { PageHead } from '../layout/PageHead';
import { offerPath, REQUESTS_PATH, requestPath } from '../paths';
import { DraftOffer } from './DraftOffer';
import { nameOf } from './offer-labels';
import { SentOffer } from './SentOffer';
import '../../ui/admin/blank.css';
import './offers.css';

/** One offer: a draft to be written and sent, or what was sent and what became of it. */
export function OfferScreen() {
  const { offerId = '' } = useParams();
  return /^[1-9]\d{0,9}$/.test(offerId) ? <OneOffer key={offerId} id={Number(offerId)} /> : <NoSuchOffer />;
}

function OneOffer({ id }: { id: number }) {
  const { currentData, error, refetch } = useGetOfferQuery({ id }, { refetchOnMountOrArgChange: true });
  useFresh(refetch);
  if (statusOf(error) === 404) return <NoSuchOffer />;
  const offer = currentData?.data;
  const title = offer ? `${nameOf(offer)}: ${offer.client_name}` : 'Cotización';
  return (
    <>
      <PageHead
        title={title}
        crumbs={[
          { name: 'Solicitudes', path: REQUESTS_PATH },
          ...(offer
            ? [
                { name: offer.client_name, path: requestPath(offer.request_id) },
                { name: nameOf(offer), path: offerPath(offer.request_id, id) },
              ]
            : []),
        ]}
      />
      {!offer && <Unread error={error} onRetry={refetch} />}
      {offer?.state === 'borrador' && <DraftOffer key={id} offer={offer} />}
      {offer && offer.state !== 'borrador' && <SentOffer offer={offer} />}
    </>
  );
}

function NoSuchOffer() {
  return (
    <>
      <PageHead title="Cotización" crumbs={[{ name: 'Solicitudes', path: REQUESTS_PATH }]} />
      <div className="blank">
        <Ring />
        <p>La cotización no existe o ya fue eliminada.</p>
        <Link to={REQUESTS_PATH}>Volver a las solicitudes</Link>
      </div>
    </>
  );
}
