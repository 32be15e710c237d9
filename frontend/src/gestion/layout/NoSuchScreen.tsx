import { Link } from 'react-router-dom';

import { PageHead } from './PageHead';

/** Shown for an unknown address below /gestion. */
export function NoSuchScreen() {
  return (
    <>
      <PageHead title="No encontramos esta página" />
      <p>
        La dirección no existe o cambió. <Link to="/gestion">Volver al Dashboard</Link>
      </p>
    </>
  );
}
