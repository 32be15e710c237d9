import { useState } from 'react';
import { Link } from 'react-router-dom';

import { useLinkOpinionMutation } from '../../api/generated';
import { LinkByHand } from '../../ui/admin/feedback/LinkByHand';
import { LoadingButton } from '../../ui/admin/form/LoadingButton';
import { noMailText } from '../../ui/admin/feedback/mail';
import { useCopy } from '../../ui/admin/feedback/use-copy';
import { useRowCall } from '../../ui/admin/list/use-row-call';
import type { RequestPartProps } from '../request-part';

/** What clients wrote themselves, among all comments. */
const GIVEN_PATH = '/gestion/chefs-comments?verified=true';

/** After the evening: the client is asked for an opinion by mail, staff can send the link themselves, and see what was said. */
export function OpinionPart({ request: { id, state, opinion, erased, no_mail: none }, gone }: RequestPartProps) {
  const calls = useRowCall();
  const copy = useCopy();
  const [byHand, setByHand] = useState<string>();
  const [link] = useLinkOpinionMutation();
  if (state !== 'realizada' || erased || gone) return null;
  const giveLink = async () => {
    const { answer } = await calls.run(
      id,
      () => link({ id }).unwrap(),
      () => 'El enlace es solo de este cliente.',
    );
    if (answer && !(await copy(answer.data.url, 'El enlace está copiado.'))) setByHand(answer.data.url);
  };
  return (
    <section className="g-request-opinion" aria-labelledby="request-opinion">
      <h2 id="request-opinion">Opinión</h2>
      {opinion ? (
        <p>
          Ya dejó su opinión: está en <Link to={GIVEN_PATH}>Comentarios</Link>, donde se publica. La puede cambiar
          durante 30 días con su enlace.
        </p>
      ) : (
        <p>
          {noMailText(none, 'Envíale tú el enlace por WhatsApp.') ??
            'Al día siguiente de la velada le preguntamos por correo, una vez. También puedes enviarle el enlace tú.'}
        </p>
      )}
      <LoadingButton size="small" busy={calls.isBusy(id)} onClick={() => void giveLink()}>
        Copiar enlace
      </LoadingButton>
      <LinkByHand url={byHand} />
    </section>
  );
}
