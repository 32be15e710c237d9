import type { MyOfferDto } from '../../api/link.generated';
import { clp } from '../../ui/format';
import { longDate } from '../long-date';

const untilWhen = ({ over, valid_until: day }: MyOfferDto): string =>
  over ?? `Puedes aceptarla hasta el ${longDate(day)}`;

/** How far an offer has come, in the client's words. */
const SAID: Record<MyOfferDto['state'], (offer: MyOfferDto) => string> = {
  borrador: () => '',
  enviada: untilWhen,
  vista: untilWhen,
  aceptada: ({ over }) => over ?? 'La aceptaste',
  rechazada: () => 'Dijiste que no',
  vencida: ({ valid_until: day }) => `Venció el ${longDate(day)}`,
  reemplazada: () => 'Hay una versión más nueva',
  retirada: () => 'La retiramos',
};

export function MyOffers({ offers }: { offers: MyOfferDto[] }) {
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby="cotizaciones">
      <h2 id="cotizaciones">{offers.length === 1 ? 'Tu cotización' : 'Tus cotizaciones'}</h2>
      <ul className="my-request__offers" role="list">
        {offers.map((offer) => (
          <li key={offer.number}>
            <a href={offer.url}>
              {offer.number} · {clp(offer.total)}
            </a>
            <p>{SAID[offer.state](offer)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
