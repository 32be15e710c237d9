import { Link } from 'react-router-dom';
import type { ChefCardDto } from '../../api/public.generated';
import { Arrow } from '../../ui/Icon';
import { ChefCard } from '../cards/ChefCard';
import { Band } from '../house/Band';

export function TopChefs({ chefs }: { chefs: readonly ChefCardDto[] }) {
  return (
    <Band
      id="chefs"
      look="band--flush"
      title="Chefs independientes para tus comidas."
      lead="Cada uno cocina con su historia y sus precios. Tú eliges a quién abrirle la puerta."
    >
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
    </Band>
  );
}
