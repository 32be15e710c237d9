import { Link, useRevalidator } from 'react-router-dom';
import { Head } from '../../ui/Head';
import { missingText, reload } from '../../ui/optional/Missing';
import { Ring } from '../../ui/Ring';

const sentences: Record<number, string> = {
  429: 'Llegaron demasiadas visitas desde tu conexión. Espera un minuto y vuelve a intentarlo.',
  503: 'No podemos traer esta página en este momento. Vuelve a intentarlo en un rato.',
};

export const sentenceOf = (status: number): string =>
  sentences[status] ?? 'Algo falló de nuestro lado. Vuelve a intentarlo en un rato.';

interface ErrorPageProps {
  status: number;
  /** Whether it is code that did not come. */
  isCodeMissing?: boolean;
}

/** Shown for a page that exists but could not be shown. Offers to try again. */
export function ErrorPage({ status, isCodeMissing = false }: ErrorPageProps) {
  const { revalidate, state } = useRevalidator();
  const busy = state === 'loading';
  return (
    <section className="band wrap lost">
      <Head title="Algo salió mal" noindex />
      <Ring stroke={1.4} />
      <h1>Se nos quemó algo en la cocina</h1>
      <p>{isCodeMissing ? missingText() : sentenceOf(status)}</p>
      <div className="row row--center">
        <button
          className="btn btn--lg"
          type="button"
          aria-busy={busy || undefined}
          onClick={isCodeMissing ? reload : () => void revalidate()}
        >
          {busy ? 'Cargando' : 'Volver a intentar'}
        </button>
        <Link className="btn btn--ghost btn--lg" to="/">
          Volver al inicio
        </Link>
      </div>
    </section>
  );
}
