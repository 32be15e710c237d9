import { Head } from '../../ui/Head';
import { Ring } from '../../ui/Ring';
import { sentenceOf } from './ErrorPage';

interface StillErrorPageProps {
  status: number;
  /** The page's own address. */
  path: string;
  /** What was sent to it. */
  sent: FormData | null;
}

/**
 * In place of a page that failed where no script runs: behind a secret link, or after a form was sent, which it sends
 * again.
 */
export function StillErrorPage({ status, path, sent }: StillErrorPageProps) {
  const fields = [...(sent ?? [])];
  // What was not chosen comes as an empty file. A file cannot be put back into a form.
  const files = fields.filter(([, value]) => value instanceof File && value.size > 0);
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
          <form method="post" action={path} encType={files.length > 0 ? 'multipart/form-data' : undefined}>
            {fields.map(
              ([name, value], at) =>
                typeof value === 'string' && <input key={at} type="hidden" name={name} value={value} />,
            )}
            {files.map(([name]) => (
              <label key={name} className="lost__file">
                El archivo hay que elegirlo otra vez
                <input type="file" name={name} />
              </label>
            ))}
            <button className="btn btn--lg" type="submit">
              Enviar otra vez
            </button>
          </form>
        </>
      ) : (
        <>
          <p>{sentenceOf(status)}</p>
          <a className="btn btn--lg" href={path}>
            Volver a intentar
          </a>
        </>
      )}
    </section>
  );
}
