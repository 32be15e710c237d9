import { Link } from 'react-router-dom';
import type { ChefCardDto } from '../../api/public.generated';
import { Arrow } from '../../ui/Icon';
import { ChefCard } from '../cards/ChefCard';

/** The favourite chefs, and a link to all chefs. */
export function TopChefs({ chefs }: { chefs: readonly ChefCardDto[] }) {
  return (
    <section className="band band--flush" aria-labelledby="chefs">
      <div className="wrap">
        <div className="head">
          <h2 id="chefs">Chefs independientes para tus comidas.</h2>
          <p>Cada uno cocina con su historia y sus precios. Tú eliges a quién abrirle la puerta.</p>
        </div>
        <ul className="grid grid--chefs grid--stagger rail" role="list">
          {chefs.map((chef) => (
            <ChefCard key={chef.id} chef={chef} />
          ))}
        </ul>
        <div className="more-row">
          <Link className="btn btn--outline btn--lg" to="/chefs">
            Más chefs <Arrow />
          </Link>
        </div>
      </div>
    </section>
  );
}
