import { Link } from 'react-router-dom';

import { KITCHEN } from '../paths';
import { Entrance } from './Entrance';
import { useEntering } from './use-entering';

/** Where a mailed link leads, and where Google comes back to. */
export function EnterPage() {
  const { press, busy, problem } = useEntering();
  return (
    <Entrance title="Entra a tu cocina">
      {problem && (
        <p className="login__reason" role="alert">
          {problem}
        </p>
      )}
      {press && !problem && (
        <>
          <p>Tu enlace está listo. Sirve una sola vez.</p>
          <button type="button" className="btn btn--lg" aria-busy={busy} onClick={() => void press()}>
            Entrar a mi cocina
          </button>
        </>
      )}
      {!press && !problem && <p role="status">{busy ? 'Entrando…' : 'Este enlace está incompleto, o ya se usó.'}</p>}
      {(problem ?? (!press && !busy)) && (
        <Link className="btn" to={KITCHEN}>
          Pedir un enlace
        </Link>
      )}
    </Entrance>
  );
}
