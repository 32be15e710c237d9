import type { ComponentProps } from 'react';
import { Band } from '../house/Band';
import { ExperienceCard } from './ExperienceCard';

interface ExperienceRailProps {
  /** Names the section in the page. */
  id: string;
  title: string;
  lead: string;
  experiences: readonly ComponentProps<typeof ExperienceCard>['experience'][];
  chefName: string;
}

/** Experiences of one chef, as a section of a page. */
export function ExperienceRail({ id, title, lead, experiences, chefName }: ExperienceRailProps) {
  const columns = experiences.length === 4 ? '' : ' grid--three';
  return (
    <Band id={id} look="band--sunk" title={title} lead={lead}>
      <ul className={`grid grid--chefs${columns} rail`} role="list">
        {experiences.map((experience) => (
          <ExperienceCard key={experience.id} experience={experience} chefName={chefName} />
        ))}
      </ul>
    </Band>
  );
}
