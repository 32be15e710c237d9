import { Link } from 'react-router-dom';
import { Arrow } from '../../ui/Icon';
import ceviche from '../art/line-ceviche-176.webp?no-inline';
import fish from '../art/line-fish-176.webp?no-inline';

/** What the company does, in one sentence with two pictures of plates in its lines. */
export function Opening() {
  return (
    <section className="opening">
      <div className="wrap">
        <p>
          Un chef <InlinePlate src={ceviche} /> en tu cocina, tu gente <InlinePlate src={fish} /> alrededor de la mesa y{' '}
          <em className="voice">nadie mirando la hora.</em>
        </p>
        <div className="row">
          <Link className="btn btn--outline btn--lg" to="/como-funciona">
            ¿Cómo funciona? <Arrow />
          </Link>
        </div>
      </div>
    </section>
  );
}

function InlinePlate({ src }: { src: string }) {
  return (
    <span className="plate-in">
      <img src={src} alt="" width="176" height="176" loading="lazy" />
    </span>
  );
}
