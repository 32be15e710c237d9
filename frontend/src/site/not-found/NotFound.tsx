import { useContext, useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Head } from '../../ui/Head';
import { Arrow } from '../../ui/Icon';
import { Ring } from '../../ui/Ring';
import { fetchCode } from '../../ui/optional/fetch-code';
import { ToastContext } from '../../ui/ToastProvider';

interface NotFoundProps {
  /** What was not found, as a toast: 'El chef buscado no existe'. */
  toast?: string;
}

const CHEFS = { path: '/chefs', words: 'Ver los chefs' };
const EXPERIENCES = { path: '/experiencias', words: 'Ver las experiencias' };

/** Shown when nothing is at this address (HTTP 404), with links to similar pages. */
export function NotFound({ toast: message }: NotFoundProps) {
  const changeToasts = useContext(ToastContext);
  const list = useLocation().pathname.startsWith('/experiencia') ? EXPERIENCES : CHEFS;
  useEffect(() => {
    if (!message) return;
    // The page says the same, so a toast that does not come is missed by nobody.
    fetchCode(() => import('../../ui/Toast')).then(
      ({ withError }) => changeToasts?.(withError(message)),
      () => undefined,
    );
  }, [changeToasts, message]);

  return (
    <section className="band wrap lost">
      <Head title="Página no encontrada" noindex />
      <Ring stroke={1.4} />
      <h1>Esta mesa no está puesta</h1>
      <p>
        {message
          ? `${message}. Quizás cambió de nombre o ya no está con nosotros.`
          : 'La página que buscas cambió de lugar o ya no existe.'}
      </p>
      <div className="row row--center">
        <Link className="btn btn--lg" to={list.path}>
          {list.words} <Arrow />
        </Link>
        <Link className="btn btn--ghost btn--lg" to="/">
          Volver al inicio
        </Link>
      </div>
    </section>
  );
}
