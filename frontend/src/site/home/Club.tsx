import { Link } from 'react-router-dom';
import type { FavoriteCommentDto } from '../../api/public.generated';
import { Opinion } from '../../ui/Opinion';
import { OpinionShelf } from '../../ui/OpinionShelf';
import { Band } from '../house/Band';
import { chefPath } from '../paths';

/** The favourite opinions, each with the chef who cooked. */
export function Club({ opinions }: { opinions: readonly FavoriteCommentDto[] }) {
  return (
    <Band
      id="club"
      look="band--dark on-dark"
      title="¡Súmate al Club de las grandes experiencias en la cocina!"
      lead="Lo que cuentan quienes ya se quedaron conversando."
    >
      <OpinionShelf>
        {opinions.map((opinion) => {
          const { id, score, description, client_name, verified, chef } = opinion;
          return (
            <li key={id}>
              <Opinion
                score={score}
                text={description}
                clientName={client_name}
                verified={verified}
                portrait={chef.profile_image}
              >
                Cocinó <Link to={chefPath(chef.slug)}>{chef.chef_name}</Link>
              </Opinion>
            </li>
          );
        })}
      </OpinionShelf>
    </Band>
  );
}
