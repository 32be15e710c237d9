import type { ClientOfferDto } from '../../api/link.generated';
import { PriceTable } from '../../ui/PriceTable';

/** What it costs, in all and for each person. */
export function OfferPrice({ offer: { lines, total, per_person: each } }: { offer: ClientOfferDto }) {
  return (
    <section className="offer__price" aria-label="Precio">
      <PriceTable lines={lines} total={total} each={each} />
    </section>
  );
}
