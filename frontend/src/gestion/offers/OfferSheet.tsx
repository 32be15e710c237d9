import { useGetPayTermsQuery, type OfferPageDto } from '../../api/generated';
import { counted } from '../../ui/format';
import { PriceTable } from '../../ui/PriceTable';
import { longDay, reservaText } from './offer-labels';

/** An offer as its client reads it, without the client's page: opening that would count as read. */
export function OfferSheet({ offer }: { offer: OfferPageDto }) {
  const { guests } = offer;
  // A change without an address leaves the evening where it is.
  const changed = offer.compared?.find(({ field }) => field === 'place')?.after;
  return (
    <article className="offer-sheet">
      <h2>{offer.chef_name ?? 'Sin chef'}</h2>
      <p>
        {longDay(offer.day)}
        {offer.starts_at && `, ${offer.starts_at}\u00a0h`}
        {guests !== null && ` · ${counted(guests, 'persona', 'personas')}`} ·{' '}
        {changed ?? ([offer.address, offer.commune].filter(Boolean).join(', ') || 'Sin lugar')}
      </p>
      {offer.menus.map((menu, at) => (
        <div key={at}>
          <h3>{menu.dish_name}</h3>
          <ol>
            <li>{menu.starter}</li>
            <li>{menu.main_course}</li>
            <li>{menu.dessert}</li>
          </ol>
        </div>
      ))}
      {offer.included && (
        <>
          <h3>Incluye</h3>
          <p>{offer.included}</p>
        </>
      )}
      <PriceTable lines={offer.lines} total={offer.total} />
      <h3>Condiciones</h3>
      <p>{offer.conditions ?? 'Sin condiciones'}</p>
      <Reserva offer={offer} />
      <p>Vale hasta el {longDay(offer.valid_until)}.</p>
    </article>
  );
}

/** States in which an offer without a share of its own has the company's. Later it is what was agreed. */
const OPEN: readonly string[] = ['borrador', 'enviada', 'vista'];

/** The share that is due first; nothing where the company has not said how it takes money. */
function Reserva({ offer: { state, reserva_percent: own } }: { offer: OfferPageDto }) {
  const { data } = useGetPayTermsQuery();
  const usual = data?.data.saved && OPEN.includes(state) ? data.data.reserva_percent : null;
  const text = reservaText(own ?? usual);
  return text ? <p>Reserva: {text}.</p> : null;
}
