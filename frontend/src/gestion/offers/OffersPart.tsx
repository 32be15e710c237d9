import { Button } from 'antd';
import { Link, useNavigate } from 'react-router-dom';

import { useCreateOfferMutation, useListOffersQuery, type OfferDto } from '../../api/generated';
import { LoadingOrError } from '../../ui/admin/feedback/LoadingOrError';
import { useRowCall } from '../../ui/admin/list/use-row-call';
import { clp } from '../../ui/format';
import { offerPath } from '../paths';
import { READ_WITH_PAGE, type RequestPartProps } from '../request-part';
import { longDay, nameOf, UNDECIDED } from './offer-labels';
import { OfferState } from './OfferState';
import './offers.css';

/** The offers of a request, and the way to a new one. */
export function OffersPart({ request, gone }: Pick<RequestPartProps, 'request' | 'gone'>) {
  return gone ? null : <Offers request={request} />;
}

function Offers({ request }: Pick<RequestPartProps, 'request'>) {
  const { currentData: data, error, refetch } = useListOffersQuery({ id: request.id }, READ_WITH_PAGE);
  const [createOffer] = useCreateOfferMutation();
  const calls = useRowCall();
  const navigate = useNavigate();
  const offers = data?.data;
  const create = async () => {
    const { answer } = await calls.run(request.id, () =>
      createOffer({ createOfferDto: { request_id: request.id } }).unwrap(),
    );
    if (answer) void navigate(offerPath(request.id, answer.data.id));
  };
  const { blocked, erased, state } = request;
  // Of an unread list nobody knows whether a draft waits in it, nor that it is empty.
  const mayBegin =
    UNDECIDED.includes(state) && !blocked && !erased && offers?.every((offer) => offer.state !== 'borrador') === true;
  return (
    <section className="g-request-offers" aria-labelledby="request-offers">
      <div className="offers-head">
        <h2 id="request-offers">Cotizaciones</h2>
        {mayBegin && (
          <Button size="small" disabled={calls.isBusy(request.id)} onClick={() => void create()}>
            Nueva cotización
          </Button>
        )}
      </div>
      {error || !offers ? (
        <LoadingOrError error={error} onRetry={refetch} />
      ) : offers.length === 0 ? (
        <p className="offers-none">
          {UNDECIDED.includes(state) ? 'Aún no le envías un precio.' : 'No se le envió una cotización.'}
        </p>
      ) : (
        <ul className="offers-list">
          {offers.map((offer) => (
            <OfferRow key={offer.id} offer={offer} />
          ))}
        </ul>
      )}
    </section>
  );
}

function OfferRow({ offer }: { offer: OfferDto }) {
  return (
    <li>
      <Link to={offerPath(offer.request_id, offer.id)}>{nameOf(offer)}</Link>
      <OfferState offer={offer} />
      <strong>{clp(offer.total)}</strong>
      <span>
        {offer.chef_name ?? 'Sin chef'}, {longDay(offer.day)}
      </span>
      {offer.decline_reason && <q>{offer.decline_reason}</q>}
    </li>
  );
}
