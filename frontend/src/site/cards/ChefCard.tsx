import { Link } from 'react-router-dom';
import type { ChefCardDto } from '../../api/public.generated';
import { cut } from '../../ui/format';
import { Arrow } from '../../ui/Icon';
import { Picture } from '../../ui/Picture';
import { Ring } from '../../ui/Ring';
import { chefPath } from '../paths';
import { Heart } from '../shortlist/Heart';
import { namesFrom, priceText, sizeText } from './compared';

interface ChefCardProps {
  chef: ChefCardDto;
  /**
   * The title's level: h3 below a section's title, h2 directly below the page's title, where phones show rows
   * (list.css).
   */
  level?: 'h2' | 'h3';
  /** What a search asks for, by id. Where the chef has it, the card says so. */
  asked?: Asked;
}

interface Asked {
  formato: number;
  comida: number;
  ciudad: number;
}

const CARD_SIZES = {
  h2: '(width < 36rem) 33vw, (width < 64rem) 45vw, 23vw',
  h3: '(width < 36rem) 78vw, (width < 64rem) 45vw, 23vw',
};

/**
 * Two food types and a city: most visitors decide by these whether they read on. Anyone who asked for Ñuñoa would take a chef of
 * 'La Reina' for the wrong one, so what was asked for comes first.
 */
function summary({ chef_food_types, chef_cities }: ChefCardDto, asked?: Asked): string {
  const foods = namesFrom(
    chef_food_types.map(({ food_type }) => food_type),
    asked?.comida,
  ).slice(0, 2);
  const cities = namesFrom(
    chef_cities.map(({ city }) => city),
    asked?.ciudad,
  ).slice(0, 1);
  return [...foods, ...cities].join(' · ');
}

/** A chef in a list: portrait, name, the description's first 100 characters, price and formats, 'Ver Chef'. One link covers the card. */
export function ChefCard({ chef, level: Title = 'h3', asked }: ChefCardProps) {
  const meta = summary(chef, asked);
  const [price, formats] = [priceText(chef.price_per_person), sizeText(chef, asked?.formato)];
  return (
    <li className="card">
      <div className="pic">
        <Picture image={chef.profile_image} alt="" sizes={CARD_SIZES[Title]} />
        <Ring stroke={1.8} />
        <Heart one={{ kind: 'chef', id: chef.id, name: chef.chef_name, slug: chef.slug }} />
      </div>
      <div className="card__body">
        <Title>{chef.chef_name}</Title>
        <p className="meta">{meta}</p>
        <p>{cut(chef.description)}</p>
        {(price || formats) && (
          <p className="compared">
            {price && <b>{price}</b>} {formats && <span>{formats}</span>}
          </p>
        )}
        <Link className="more" to={chefPath(chef.slug)}>
          Ver Chef <span className="visually-hidden">{chef.chef_name}</span>
          <Arrow />
        </Link>
      </div>
    </li>
  );
}
