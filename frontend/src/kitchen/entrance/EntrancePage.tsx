import { GoogleLink } from '../../session/GoogleLink';
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
      <GoogleLink href={GOOGLE_FOR_CHEFS} returnTo={KITCHEN} />
      <p className="help">¿Cocinas con nosotros y no puedes entrar? Escríbenos y lo vemos.</p>
    </Entrance>
  );
}
