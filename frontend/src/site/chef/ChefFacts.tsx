import type { PublicChefDto } from '../../api/generated';
import { clp, sentenceList } from '../../ui/format';
import { QuoteButton } from '../quote/QuoteButton';
import type { QuoteSubject } from '../quote/QuoteDialog';

interface ChefFactsProps {
  chef: PublicChefDto;
  about: QuoteSubject;
}

/** Price, the way to a quote, specialties, cities and formats; stays in view on wide windows. */
export function ChefFacts({ chef, about }: ChefFactsProps) {
  return (
    <aside className="facts" aria-label="Datos del chef">
      <ChefPrice price={chef.price_per_person} />
      <QuoteButton about={about}>Cotizar chef</QuoteButton>
      <dl>
        <TagFact title="Especialidades" names={chef.chef_food_types.map(({ food_type }) => food_type.name)} />
        {chef.chef_cities.length > 0 && (
          <div>
            <dt>Ciudades</dt>
            <dd>{sentenceList(chef.chef_cities.map(({ city }) => city.name))}</dd>
          </div>
        )}
        <TagFact title="Formatos" names={chef.modalities.map(({ name }) => name)} />
      </dl>
    </aside>
  );
}

/** 'Desde $45.000 por persona' where a price is registered; nothing where it is not (decisions.md 6). */
export function ChefPrice({ price }: { price: number | null }) {
  if (price === null) return null;
  return (
    <p className="cost">
      <small>Desde</small> {clp(price)} <small>por persona</small>
    </p>
  );
}

function TagFact({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <ul className="tags" role="list">
          {names.map((name) => (
            <li className="tag" key={name}>
              {name}
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}
