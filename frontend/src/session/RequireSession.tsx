import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { Ring } from '../ui/Ring';
import './login.css';
import { loginPath } from './safe-return-path';
import { useSessionCheck } from './use-session-check';

/**
 * The guard of the back-office. A refused token leads to the sign-in page, which says why and leads back here. While
 * the server cannot say, it offers to try again, so that an outage signs nobody out.
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const { check, reason, again } = useSessionCheck();
  const { pathname, search, hash } = useLocation();

  if (check === 'valid') return <>{children}</>;
  if (check === 'left') return <Navigate to="/" replace />;
  if (check === 'nobody' || check === 'refused')
    return <Navigate to={loginPath(pathname + search + hash)} replace state={{ reason }} />;
  return (
    <main className="session-check" aria-busy={check === 'checking'}>
      <Ring />
      {check === 'checking' ? (
        <p role="status">Comprobando tu sesión…</p>
      ) : (
        <>
          <p role="alert">No pudimos comprobar tu sesión.</p>
          <button type="button" className="btn" onClick={again}>
            Reintentar
          </button>
        </>
      )}
    </main>
  );
}
