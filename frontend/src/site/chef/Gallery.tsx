import { useState } from 'react';
import type { PublicChefDto } from '../../api/public.generated';
import { Picture } from '../../ui/Picture';
import { useLightbox } from './use-lightbox';

const LARGE = '(width < 48rem) 90vw, 46vw';
const SMALL = '(width < 48rem) 45vw, 24vw';

/**
 * How many of the first tiles are large. One takes the place of four, so that rows of four have no hole; three share
 * one.
 */
export function largeTiles(count: number): number {
  return count === 3 ? 0 : count % 4;
}

export function Gallery({ chef }: { chef: PublicChefDto }) {
  const [start, setStart] = useState(0);
  const { Part: Lightbox, open, close, prepare } = useLightbox();
  const total = chef.gallery.length;
  const large = largeTiles(total);
  const enlarge = (at: number) => {
    setStart(at);
    open();
  };
  return (
    <section className="band" aria-labelledby="galeria">
      <div className="wrap">
        <div className="head">
          <h2 id="galeria">Galería</h2>
          <p>Platos y mesas de sus últimas semanas.</p>
        </div>
        <ul className={total === 3 ? 'gallery gallery--three' : 'gallery'} role="list">
          {chef.gallery.map((image, at) => (
            <li className={at < large ? 'gallery__large' : undefined} key={image.id}>
              <button
                type="button"
                aria-label={`Ampliar foto ${at + 1} de ${total}`}
                onClick={() => enlarge(at)}
                onPointerEnter={prepare}
              >
                <Picture image={image} alt="" sizes={at < large ? LARGE : SMALL} />
              </button>
            </li>
          ))}
        </ul>
      </div>
      {Lightbox && (
        <Lightbox title={`Galería de ${chef.chef_name}`} images={chef.gallery} start={start} onClose={close} />
      )}
    </section>
  );
}
