import { Link } from 'react-router-dom';
import { Head } from '../../ui/Head';
import { Ring } from '../../ui/Ring';

/** Where a quote request ends. Not for search engines: nobody arrives here but by asking. */
export function ThanksPage() {
  return (
    <section className="band wrap lost">
      <Head title="Gracias" description="Recibimos tu solicitud." canonical="/gracias" noindex />
      <Ring stroke={1.4} />
      <h1>Gracias, ya estamos poniendo tu mesa</h1>
      <p>Recibimos tu mensaje. Te escribiremos con una respuesta a lo que nos contaste.</p>
      <div className="row row--center">
        <Link className="btn btn--lg" to="/">
          Volver al inicio
        </Link>
      </div>
    </section>
  );
}
