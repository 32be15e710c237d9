import { useDispatch } from 'react-redux';

import { signedOut } from '../../session/session-slice';
import { Dialog } from '../../ui/Dialog';
import { LinkForm } from './LinkForm';

/** The session ended while the page was open. Signing in with the link in another tab opens this one again, as it is. */
export function ExpiredDialog({ email }: { email: string }) {
  const dispatch = useDispatch();
  return (
    <Dialog className="dialog kitchen-dialog" labelledBy="kitchen-expired" onClose={() => dispatch(signedOut())}>
      <h2 id="kitchen-expired">Tu sesión terminó</h2>
      <p>Entra con el enlace en este mismo navegador y vuelve aquí: lo que escribiste sigue en esta página.</p>
      <LinkForm email={email} />
    </Dialog>
  );
}
