import { Link } from 'react-router-dom';
import type { ChefCardDto } from '../../api/public.generated';
import { cut } from '../../ui/format';
import { Arrow } from '../../ui/Icon';
import { keepMarkup } from '../../ui/keep-markup';
import { Picture } from '../../ui/Picture';
import { Ring } from '../../ui/Ring';
import { chefPath } from '../paths';
import { Heart } from '../shortlist/Heart';

interface ChefCardProps {
  chef: ChefCardDto;
  /**
   * The title's level: h3 below a section's title, h2 directly below the page's title, where phones show rows
   * (list.css).
   */
  level?: 'h2' | 'h3';
}

const CARD_SIZES = {
  h2: '(width < 36rem) 33vw, (width < 64rem) 45vw, 23vw',
  h3: '(width < 36rem) 78vw, (width < 64rem) 45vw, 23vw',
};

/** Two food types and the first city: most visitors decide by these whether they read on. */
function summary(chef: ChefCardDto): string {
  const foods = chef.chef_food_types.slice(0, 2).map(({ food_type }) => food_type.name);
  const cities = chef.chef_cities.slice(0, 1).map(({ city }) => city.name);
  return [...foods, ...cities].join(' · ');
}

/** A chef in a list: portrait, name, the description's first 100 characters, 'Ver Chef'. One link covers the card. */
export function ChefCard({ chef, level: Title = 'h3' }: ChefCardProps) {
  const card = (
    <li className="card">
      <div className="pic">
        <Picture image={chef.profile_image} alt="" sizes={CARD_SIZES[Title]} />
        <Ring stroke={1.8} />
        <Heart one={{ kind: 'chef', id: chef.id, name: chef.chef_name, slug: chef.slug }} />
      </div>
      <div className="card__body">
        <Title>{chef.chef_name}</Title>
        <p className="meta">{summary(chef)}</p>
        <p>{cut(chef.description)}</p>
        <Link className="more" to={chefPath(chef.slug)}>
          Ver Chef <span className="visually-hidden">{chef.chef_name}</span>
          <Arrow />
        </Link>
      </div>
    </li>
  );
  return __SERVER__ ? keepMarkup(['chef', chef, Title], card) : card;
}
