import { Link, useLocation } from 'react-router-dom';
import { Head } from '../../ui/Head';
import { Ring } from '../../ui/Ring';
import { useHydrated } from '../../ui/use-media';

/** Where a quote request ends. Not for search engines: nobody arrives here but by asking. */
export function ThanksPage() {
  const location = useLocation();
  // The visit's history keeps it over a reload, and the server does not know it.
  const link = useHydrated() ? linkIn(location.state) : undefined;
  return (
    <section className="band wrap lost">
      <Head title="Gracias" description="Recibimos tu solicitud." canonical="/gracias" noindex />
      <Ring stroke={1.4} />
      <h1>Gracias, ya estamos poniendo tu mesa</h1>
      <p>Recibimos tu mensaje. Te escribiremos con una respuesta a lo que nos contaste.</p>
      {link && <p>Guarda el enlace de tu solicitud: con él ves en qué va, la retiras o borras tus datos.</p>}
      <div className="row row--center">
        {link && (
          <a className="btn btn--lg btn--outline" href={link}>
            Ver mi solicitud
          </a>
        )}
        <Link className="btn btn--lg" to="/">
          Volver al inicio
        </Link>
      </div>
    </section>
  );
}

/** The page of the request, where no mail brings its link. The form puts it into the visit's history, never into an address. */
function linkIn(state: unknown): string | undefined {
  const link = typeof state === 'object' && state !== null && 'link' in state ? state.link : undefined;
  return typeof link === 'string' ? link : undefined;
}
