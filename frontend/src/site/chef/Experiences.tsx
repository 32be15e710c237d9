import type { PublicChefDto } from '../../api/public.generated';
import { ExperienceCard } from '../cards/ExperienceCard';

/** 'Experiencias del chef': this chef's menus. */
export function Experiences({ chef }: { chef: PublicChefDto }) {
  const columns = chef.proposals.length === 4 ? '' : ' grid--three';
  return (
    <section className="band band--sunk" aria-labelledby="experiencias">
      <div className="wrap">
        <div className="head">
          <h2 id="experiencias">Experiencias del chef</h2>
          <p>Menús cerrados para partir. Todo se puede conversar.</p>
        </div>
        <ul className={`grid grid--chefs${columns} rail`} role="list">
          {chef.proposals.map((experience) => (
            <ExperienceCard key={experience.id} experience={experience} chefName={chef.chef_name} />
          ))}
        </ul>
      </div>
    </section>
  );
}
