import type { ReactNode } from 'react';
import { cut } from '../../ui/format';
import { Arrow } from '../../ui/Icon';
import { PageLink } from '../../ui/PageLink';
import { Picture, type ImageData } from '../../ui/Picture';
import { Ring } from '../../ui/Ring';
import type { Quoted } from '../quote/message';
import { Heart } from '../shortlist/Heart';

/** The title's level: h3 below a section's title, h2 below the page's, where phones show rows (list.css). */
export type CardLevel = 'h2' | 'h3';

interface CardProps {
  one: Quoted;
  level: CardLevel;
  image: ImageData;
  /** Width of the picture in wide windows. */
  wide: string;
  /** A square picture, as experiences have, in place of a portrait. */
  square?: boolean;
  /** Below the name. */
  line: ReactNode;
  description: string;
  price: string;
  size: string;
  path: string;
  /** The link's words. */
  children: ReactNode;
}

/** A chef or an experience in a list. One link covers the card. */
export function Card(props: CardProps) {
  const { one, level: Title, image, wide, square, line, description, price, size, path, children } = props;
  const narrow = Title === 'h2' ? '33vw' : '78vw';
  return (
    <li className="card">
      <div className={square ? 'pic pic--square' : 'pic'}>
        <Picture image={image} alt="" sizes={`(width < 36rem) ${narrow}, (width < 64rem) 45vw, ${wide}`} />
        <Ring stroke={1.8} />
        <Heart one={one} />
      </div>
      <div className="card__body">
        <Title>{one.name}</Title>
        {line}
        <p>{cut(description)}</p>
        {(price || size) && (
          <p className="compared">
            {price && <b>{price}</b>} {size && <span>{size}</span>}
          </p>
        )}
        <PageLink className="more" to={path}>
          {children}
          <Arrow />
        </PageLink>
      </div>
    </li>
  );
}
