import { useState } from 'react';

import { statusOf } from '../../api/error-text';
import { useGetOfferQuery } from '../../api/generated';
import { LoadingOrError } from '../../ui/admin/feedback/LoadingOrError';
import { useRefetchOnReturn } from '../../ui/admin/list/use-refetch-on-return';
import { Panels } from '../../ui/optional/Panels';
import { NoSuchRecord } from '../layout/NoSuchRecord';
import { PageHead } from '../layout/PageHead';
import { useIdParam } from '../layout/use-id-param';
import { offerPath, REQUESTS_PATH, requestPath } from '../paths';
import { DraftOffer } from './DraftOffer';
import { nameOf } from './offer-labels';
import { SentOffer } from './SentOffer';
import './offers.css';

/** One offer: a draft to be written and sent, or what was sent and what became of it. */
export function OfferScreen() {
  const id = useIdParam('offerId');
  return id ? <OneOffer key={id} id={id} /> : <NoSuchOffer />;
}

const DELETED = 'Otra persona eliminó este borrador, o su solicitud, mientras escribías.';
const SENT = 'Otra persona envió esta cotización mientras escribías.';

function OneOffer({ id }: { id: number }) {
  const { currentData, error, refetch } = useGetOfferQuery({ id }, { refetchOnMountOrArgChange: true });
  useRefetchOnReturn(refetch);
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
        {!offer && <LoadingOrError error={error} onRetry={refetch} />}
        {offer && (isDraft || writing) && <DraftOffer offer={offer} over={over} onDirty={setWriting} />}
        {offer && !isDraft && !writing && <SentOffer offer={offer} />}
      </Panels>
    </>
  );
}

function NoSuchOffer() {
  return (
    <NoSuchRecord
      title="Cotización"
      section={{ name: 'Solicitudes', path: REQUESTS_PATH }}
      back="Volver a las solicitudes"
    >
      La cotización no existe o ya fue eliminada.
    </NoSuchRecord>
  );
}
