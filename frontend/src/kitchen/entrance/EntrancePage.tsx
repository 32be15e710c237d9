import { useState } from 'react';

import { GoogleMark } from '../../session/GoogleMark';
import { leaveMark } from '../../session/sign-in-mark';
import { usePublicHost } from '../../session/use-public-host';
import { GOOGLE_FOR_CHEFS, KITCHEN } from '../paths';
import { Entrance } from './Entrance';
import { LinkForm } from './LinkForm';

/** How a chef gets in: with a link by mail, or with Google under the same address. */
export function EntrancePage() {
  usePublicHost();
  return (
    <Entrance title="Mi cocina">
      <p>Escribe el correo que nos diste y te mandamos un enlace para entrar. No hay clave que recordar.</p>
      <LinkForm />
      <p className="kitchen-or">o</p>
      <GoogleLink />
      <p className="help">¿Cocinas con nosotros y no puedes entrar? Escríbenos y lo vemos.</p>
    </Entrance>
  );
}

/** Leaves for Google, with the mark by which this tab knows its return. */
function GoogleLink() {
  const [blocked, setBlocked] = useState<string>();
  return (
    <>
      <a
        className="btn btn--lg google"
        href={GOOGLE_FOR_CHEFS}
        onClick={(event) => {
          try {
            leaveMark(KITCHEN);
          } catch (failure) {
            event.preventDefault();
            setBlocked(failure instanceof Error ? failure.message : undefined);
          }
        }}
      >
        <GoogleMark />
        Continuar con Google
      </a>
      {blocked && (
        <p className="login__reason" role="alert">
          {blocked}
        </p>
      )}
    </>
  );
}
