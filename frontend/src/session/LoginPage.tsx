import { useSelector } from 'react-redux';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';

import { useHydrated } from '../ui/use-media';
import { GoogleLink } from './GoogleLink';
import { safeReturnPath } from './safe-return-path';
import { selectUser } from './session-slice';
import { SignInFrame } from './SignInFrame';
import { usePublicHost } from './use-public-host';
import { useSignInReturn } from './use-sign-in-return';

/** Where the authorization-code flow begins. It returns to /login#credential=… or /login#error=… */
const GOOGLE_SIGN_IN = '/api/v1/auth/google';

export function LoginPage() {
  const busy = useSignInReturn();
  usePublicHost();
  // Somebody who left before the page left its mark would be refused on the way back, so the link works only from then
  // on.
  const ready = useHydrated();
  const [query] = useSearchParams();
  const returnTo = safeReturnPath(query.get('volver'));
  const user = useSelector(selectUser);
  const reason = reasonIn(useLocation().state);
  // Whether the token still works, the guard of the back-office asks; it comes back here with a reason where it does not.
  if (user && !busy) return <Navigate to={returnTo} replace />;
  return (
    <SignInFrame
      title="Iniciar sesión"
      description="Acceso del equipo."
      motto="La cocina también se ordena por dentro."
    >
      {reason && (
        <p className="login__reason" role="status">
          {reason}
        </p>
      )}
      <GoogleLink href={ready ? GOOGLE_SIGN_IN : undefined} returnTo={returnTo} busy={busy} />
      <noscript>
        <p>Para iniciar sesión, activa JavaScript en tu navegador.</p>
      </noscript>
      <p>¿Tienes pronblemas para iniciar sesión? Ponte en contacto con un administrador.</p>
      <Link className="link" to="/">
        Volver al inicio
      </Link>
    </SignInFrame>
  );
}

/** Why the guard of the back-office sent somebody here. Of what else a navigation may carry, nothing is shown. */
function reasonIn(state: unknown): string | undefined {
  const known = typeof state === 'object' && state !== null && 'reason' in state;
  return known && typeof state.reason === 'string' ? state.reason : undefined;
}
