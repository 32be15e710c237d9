import type { ChefCardDto } from '../../api/public.generated';
import { dotted } from '../../ui/format';
import { chefPath } from '../paths';
import { Card, type CardLevel } from './Card';
import { namesFrom, priceText, sizeText } from './compared';

interface ChefCardProps {
  chef: ChefCardDto;
  level?: CardLevel;
  /** What a search asks for, by id. Where the chef has it, the card says so. */
  asked?: Asked;
}

interface Asked {
  formato: number;
  comida: number;
  ciudad: number;
}

/**
 * Two food types and a city: most visitors decide by these. What they searched for comes first, so that nobody takes a
 * chef for the wrong one.
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
  return dotted([...foods, ...cities]);
}

/** A chef in a list: portrait, name, the description's first 100 characters, price and formats, 'Ver Chef'. */
export function ChefCard({ chef, level = 'h3', asked }: ChefCardProps) {
  const { id, chef_name: name, slug } = chef;
  return (
    <Card
      one={{ kind: 'chef', id, name, slug }}
      level={level}
      image={chef.profile_image}
      wide="23vw"
      line={<p className="meta">{summary(chef, asked)}</p>}
      description={chef.description}
      price={priceText(chef.price_per_person)}
      size={sizeText(chef, asked?.formato)}
      path={chefPath(slug)}
    >
      Ver Chef <span className="visually-hidden">{name}</span>
    </Card>
  );
}
