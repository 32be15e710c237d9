import type { ProposalCardDto } from '../../api/public.generated';
import { cut } from '../../ui/format';
import { Arrow } from '../../ui/Icon';
import { PageLink } from '../../ui/PageLink';
import { Picture } from '../../ui/Picture';
import { Ring } from '../../ui/Ring';
import { experiencePath } from '../paths';
import { Heart } from '../shortlist/Heart';
import { priceText, sizeText, type Compared } from './compared';

interface ExperienceCardProps {
  experience: Pick<ProposalCardDto, 'id' | 'dish_name' | 'slug' | 'description' | 'profile_image'> & Compared;
  chefName: string;
  /**
   * The title's level: h3 below a section's title, h2 directly below the page's title, where phones show rows
   * (list.css).
   */
  level?: 'h2' | 'h3';
  /** The format that a search asks for. */
  format?: number;
}

const CARD_SIZES = {
  h2: '(width < 36rem) 33vw, (width < 64rem) 45vw, 30vw',
  h3: '(width < 36rem) 78vw, (width < 64rem) 45vw, 30vw',
};

/** An experience in a list: its picture, its name, the chef, price, format and size, 'Ver detalles'. One link covers the card. */
export function ExperienceCard({ experience, chefName, level: Title = 'h3', format }: ExperienceCardProps) {
  const [price, size] = [priceText(experience.price_per_person), sizeText(experience, format)];
  return (
    <li className="card">
      <div className="pic pic--square">
        <Picture image={experience.profile_image} alt="" sizes={CARD_SIZES[Title]} />
        <Ring stroke={1.8} />
        <Heart one={{ kind: 'experience', id: experience.id, name: experience.dish_name, slug: experience.slug }} />
      </div>
      <div className="card__body">
        <Title>{experience.dish_name}</Title>
        <p className="by voice">Por {chefName}</p>
        <p>{cut(experience.description)}</p>
        {(price || size) && (
          <p className="compared">
            {price && <b>{price}</b>} {size && <span>{size}</span>}
          </p>
        )}
        <PageLink className="more" to={experiencePath(experience.slug)}>
          Ver detalles <span className="visually-hidden">de {experience.dish_name}</span>
          <Arrow />
        </PageLink>
      </div>
    </li>
  );
}
