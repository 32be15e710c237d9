import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';

import { statusOf } from '../../api/error-text';
import { useGetOfferQuery } from '../../api/generated';
import { Unread } from '../../ui/admin/feedback/Unread';
import { useFresh } from '../../ui/admin/list/use-fresh';
import { Panels } from '../../ui/optional/Panels';
import { Ring } from '../../ui/Ring';
import { PageHead } from '../layout/PageHead';
import { offerPath, REQUESTS_PATH, requestPath } from '../paths';
import { DraftOffer } from './DraftOffer';
import { nameOf } from './offer-labels';
import { SentOffer } from './SentOffer';
import '../../ui/admin/feedback/blank.css';
import './offers.css';

/** One offer: a draft to be written and sent, or what was sent and what became of it. */
export function OfferScreen() {
  const { offerId = '' } = useParams();
  return /^[1-9]\d{0,9}$/.test(offerId) ? <OneOffer key={offerId} id={Number(offerId)} /> : <NoSuchOffer />;
}

const DELETED = 'Otra persona eliminó este borrador, o su solicitud, mientras escribías.';
const SENT = 'Otra persona envió esta cotización mientras escribías.';

function OneOffer({ id }: { id: number }) {
  const { currentData, error, refetch } = useGetOfferQuery({ id }, { refetchOnMountOrArgChange: true });
  useFresh(refetch);
  // What is being written is not taken off the screen because somebody else deleted or sent the draft.
  const [writing, setWriting] = useState(false);
  const gone = statusOf(error) === 404;
  const offer = currentData?.data;
  if (gone && !(offer && writing)) return <NoSuchOffer />;
  const isDraft = offer?.state === 'borrador';
  const over = gone ? DELETED : isDraft ? undefined : SENT;
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
      <Panels>
        {!offer && <Unread error={error} onRetry={refetch} />}
        {offer && (isDraft || writing) && <DraftOffer offer={offer} over={over} onDirty={setWriting} />}
        {offer && !isDraft && !writing && <SentOffer offer={offer} />}
      </Panels>
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
