import type { PublicProposalDto } from '../../api/public.generated';
import { SentenceFact, TagFact } from '../facts/Fact';

/** Formats, food types and cities of an experience. */
export function ExperienceFacts({ experience }: { experience: PublicProposalDto }) {
  return (
    <aside className="facts" aria-label="Datos de la experiencia">
      <dl>
        <TagFact title="Formatos" names={experience.modalities.map(({ name }) => name)} />
        <TagFact
          title="Tipos de comida"
          names={experience.proposal_food_types.map(({ food_type }) => food_type.name)}
        />
        <SentenceFact title="Ciudades" names={experience.proposal_cities.map(({ city }) => city.name)} />
      </dl>
    </aside>
  );
}
