import { Link } from 'react-router-dom';
import type { ChefProposalDto } from '../../api/generated';
import { cut } from '../../ui/format';
import { Arrow } from '../../ui/Icon';
import { Picture } from '../../ui/Picture';
import { Ring } from '../../ui/Ring';
import { experiencePath } from '../paths';

interface ExperienceCardProps {
  experience: ChefProposalDto;
  chefName: string;
}

const CARD_SIZES = '(width < 36rem) 78vw, (width < 64rem) 45vw, 30vw';

/** A chef's menu proposal in a list: the dish, its name, who cooks it, 'Ver detalles'. */
export function ExperienceCard({ experience, chefName }: ExperienceCardProps) {
  return (
    <li className="card">
      <div className="pic pic--square">
        <Picture image={experience.profile_image} alt="" sizes={CARD_SIZES} />
        <Ring stroke={1.8} />
      </div>
      <div className="card__body">
        <h3>{experience.dish_name}</h3>
        <p className="by">Por {chefName}</p>
        <p>{cut(experience.description)}</p>
        <Link className="more" to={experiencePath(experience.slug)}>
          Ver detalles <span className="visually-hidden">de {experience.dish_name}</span>
          <Arrow />
        </Link>
      </div>
    </li>
  );
}
