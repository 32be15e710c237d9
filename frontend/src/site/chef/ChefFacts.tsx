import type { PublicChefDto } from '../../api/public.generated';
import { SentenceFact, TagFact } from '../facts/Fact';
import { Price } from '../facts/Price';
import { dayOf } from '../long-date';
import { QuoteButton } from '../quote/QuoteButton';
import { Heart } from '../shortlist/Heart';
import type { QuoteSubject } from '../quote/About';

/** Price, the button to ask for a quote, specialties, cities and formats. Stays in view in wide windows. */
export function ChefFacts({ chef, about }: { chef: PublicChefDto; about: QuoteSubject }) {
  return (
    <aside className="facts" aria-label="Datos del chef">
      <Price price={chef.price_per_person} />
      <QuoteButton about={about}>Cotizar chef</QuoteButton>
      <Heart one={about}>Mi mesa</Heart>
      <dl>
        <TagFact title="Especialidades" names={chef.chef_food_types.map(({ food_type }) => food_type.name)} />
        <SentenceFact title="Ciudades" names={chef.chef_cities.map(({ city }) => city.name)} />
        <TagFact title="Formatos" names={chef.modalities.map(({ name }) => name)} />
        <TagFact title="Próximos sábados libres" names={chef.free_saturdays.map(dayOf)} />
      </dl>
    </aside>
  );
}
