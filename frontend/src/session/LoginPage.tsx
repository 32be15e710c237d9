import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';

import { Brand } from '../ui/Brand';
import { Head } from '../ui/Head';
import { useHydrated } from '../ui/use-media';
import table780 from './art/table-780.webp';
import table1280 from './art/table-1280.webp';
import { GoogleMark } from './GoogleMark';
import './login.css';
import { safeReturnPath } from './safe-return-path';
import { selectUser } from './session-slice';
import { leaveMark } from './sign-in-mark';
import { usePublicHost } from './use-public-host';
import { useSignInReturn } from './use-sign-in-return';

/** Where the authorization-code flow begins. It returns to /login#credential=… or /login#error=… */
const GOOGLE_SIGN_IN = '/api/v1/auth/google';

/** The sign-in page. */
export function LoginPage() {
  const busy = useSignInReturn();
  usePublicHost();
  // Somebody who left before the page left its mark would be refused on the way back, so the link works only from then
  // on.
  const ready = useHydrated();
  const [blocked, setBlocked] = useState<string>();
  const [query] = useSearchParams();
  const returnTo = safeReturnPath(query.get('volver'));
  const user = useSelector(selectUser);
  const reason = reasonIn(useLocation().state);
  // Whether the token still works, the guard of the back-office asks; it comes back here with a reason where it does not.
  if (user && !busy) return <Navigate to={returnTo} replace />;
  return (
    <>
      <Head title="Iniciar sesión" description="Acceso del equipo." noindex />
      <main className="login" id="contenido">
        <div className="login__art on-dark">
          <img
            src={table1280}
            srcSet={`${table780} 780w, ${table1280} 1280w`}
            sizes="(width >= 56rem) 58vw, 100vw"
            alt=""
            width={1280}
            height={719}
          />
          <p>La cocina también se ordena por dentro.</p>
        </div>
        <div className="login__form">
          <Brand />
          <h1>Iniciar sesión</h1>
          {reason && (
            <p className="login__reason" role="status">
              {reason}
            </p>
          )}
          <a
            className="btn btn--lg google"
            href={ready ? GOOGLE_SIGN_IN : undefined}
            aria-busy={busy}
            aria-disabled={busy}
            onClick={(event) => {
              if (busy) return event.preventDefault();
              try {
                leaveMark(returnTo);
              } catch (failure) {
                event.preventDefault();
                setBlocked(failure instanceof Error ? failure.message : undefined);
              }
              return undefined;
            }}
          >
            {busy ? (
              'Cargando'
            ) : (
              <>
                <GoogleMark />
                Continuar con Google
              </>
            )}
          </a>
          {blocked && (
            <p className="login__reason" role="alert">
              {blocked}
            </p>
          )}
          <noscript>
            <p>Para iniciar sesión, activa JavaScript en tu navegador.</p>
          </noscript>
          <p>¿Tienes pronblemas para iniciar sesión? Ponte en contacto con un administrador.</p>
          <Link className="link" to="/">
            Volver al inicio
          </Link>
        </div>
      </main>
    </>
  );
}

/** Why the guard of the back-office sent somebody here. Of what else a navigation may carry, nothing is shown. */
function reasonIn(state: unknown): string | undefined {
  const known = typeof state === 'object' && state !== null && 'reason' in state;
  return known && typeof state.reason === 'string' ? state.reason : undefined;
}
