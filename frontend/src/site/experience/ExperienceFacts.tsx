import type { PublicProposalDto } from '../../api/public.generated';
import { durationText, guestsText } from '../../ui/experience-size';
import { SentenceFact, TagFact } from '../facts/Fact';

export function ExperienceFacts({ experience }: { experience: PublicProposalDto }) {
  const known = (text: string | undefined) => (text === undefined ? [] : [text]);
  return (
    <aside className="facts" aria-label="Datos de la experiencia">
      <dl>
        <TagFact title="Formatos" names={experience.modalities.map(({ name }) => name)} />
        <TagFact
          title="Tipos de comida"
          names={experience.proposal_food_types.map(({ food_type }) => food_type.name)}
        />
        <TagFact title="Se puede adaptar a dieta" names={experience.diets.map(({ name }) => name)} />
        <SentenceFact title="Personas" names={known(guestsText(experience.guests_min, experience.guests_max))} />
        <SentenceFact title="Duración" names={known(durationText(experience.duration_minutes))} />
        <SentenceFact title="Ciudades" names={experience.proposal_cities.map(({ city }) => city.name)} />
      </dl>
    </aside>
  );
}
