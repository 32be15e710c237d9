import type { ProposalCardDto } from '../../api/public.generated';
import { ExperienceCard } from '../cards/ExperienceCard';

/** 'Otras experiencias del chef': the same chef's experiences without the one on this page. */
export function OtherExperiences({ others }: { others: readonly ProposalCardDto[] }) {
  const columns = others.length === 4 ? '' : ' grid--three';
  return (
    <section className="band band--sunk" aria-labelledby="otras">
      <div className="wrap">
        <div className="head">
          <h2 id="otras">Otras experiencias del chef</h2>
          <p>La misma mano, otras mesas.</p>
        </div>
        <ul className={`grid grid--chefs${columns} rail`} role="list">
          {others.map((other) => (
            <ExperienceCard key={other.id} experience={other} chefName={other.chef.chef_name} />
          ))}
        </ul>
      </div>
    </section>
  );
}
