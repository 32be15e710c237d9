import { Ring } from '../../ui/Ring';
import './house.css';

/** The claim of over 500 events, said in words only: nobody counts them here. */
export function EventsClaim({ children }: { children: string }) {
  return (
    <section className="band band--dark on-dark" aria-labelledby="eventos">
      <div className="wrap claim">
        <h2 id="eventos">
          Más de{' '}
          <b>
            500
            <Ring stroke={1.2} />
          </b>{' '}
          eventos
        </h2>
        <p>{children}</p>
      </div>
    </section>
  );
}
