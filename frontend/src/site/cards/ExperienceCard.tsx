import type { ProposalCardDto } from '../../api/public.generated';
import { experiencePath } from '../paths';
import { Card, type CardLevel } from './Card';
import { priceText, sizeText, type Compared } from './compared';

interface ExperienceCardProps {
  experience: Pick<ProposalCardDto, 'id' | 'dish_name' | 'slug' | 'description' | 'profile_image'> & Compared;
  chefName: string;
  level?: CardLevel;
  /** The format that a search asks for. */
  format?: number;
}

/** An experience in a list: its picture, its name, the chef, price, format and size, 'Ver detalles'. */
export function ExperienceCard({ experience, chefName, level = 'h3', format }: ExperienceCardProps) {
  const { id, dish_name: name, slug } = experience;
  return (
    <Card
      one={{ kind: 'experience', id, name, slug }}
      level={level}
      image={experience.profile_image}
      wide="30vw"
      square
      line={<p className="by voice">Por {chefName}</p>}
      description={experience.description}
      price={priceText(experience.price_per_person)}
      size={sizeText(experience, format)}
      path={experiencePath(slug)}
    >
      Ver detalles <span className="visually-hidden">de {name}</span>
    </Card>
  );
}
