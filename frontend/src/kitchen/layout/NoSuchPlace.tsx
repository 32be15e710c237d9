import { Link } from 'react-router-dom';

import { Head } from '../../ui/Head';
import { KITCHEN } from '../paths';

/** An address below /cocina that leads nowhere. */
export function NoSuchPlace() {
  return (
    <section className="kitchen-page">
      <Head title="Mi cocina" noindex />
      <h1>Aquí no hay nada</h1>
      <p>
        <Link className="link" to={KITCHEN}>
          Volver a mi cocina
        </Link>
      </p>
    </section>
  );
}
