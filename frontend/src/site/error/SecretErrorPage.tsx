import { Head } from '../../ui/Head';
import { Ring } from '../../ui/Ring';

/** The sentence for each status of an answer. */
const sentences: Record<number, string> = {
  429: 'Llegaron demasiadas visitas desde tu conexión. Espera un minuto y vuelve a intentarlo.',
  503: 'No podemos traer esta página en este momento. Vuelve a intentarlo en un rato.',
};

const SOMETHING = 'Algo falló de nuestro lado. Vuelve a intentarlo en un rato.';

interface SecretErrorPageProps {
  status: number;
  /** The page's own address. */
  path: string;
  /** What was sent to it. */
  sent: URLSearchParams | null;
}

/** In place of a page behind a secret link that could not be shown. No script runs there: a link asks again, and a form sends the same again. */
export function SecretErrorPage({ status, path, sent }: SecretErrorPageProps) {
  const fields = [...(sent ?? [])];
  return (
    <section className="band wrap lost">
      <Head title="Algo salió mal" noindex />
      <Ring stroke={1.4} />
      <h1>Se nos quemó algo en la cocina</h1>
      {sent ? (
        <>
          <p>
            En este momento no podemos confirmar lo que enviaste. Sigue aquí: espera un rato y envíalo otra vez, que no
            se guarda dos veces.
          </p>
          <form method="post" action={path}>
            {fields.map(([name, value], at) => (
              <input key={at} type="hidden" name={name} value={value} />
            ))}
            <button className="btn btn--lg" type="submit">
              Enviar otra vez
            </button>
          </form>
        </>
      ) : (
        <>
          <p>{sentences[status] ?? SOMETHING}</p>
          <a className="btn btn--lg" href={path}>
            Volver a intentar
          </a>
        </>
      )}
    </section>
  );
}
