import { useGetCompanyQuery } from '../../api/link.generated';
import { Head } from '../../ui/Head';
import { PageStyle } from '../../ui/PageStyle';
import { Ring } from '../../ui/Ring';
import { Ways } from '../quote/Ways';
import css from './my-request.css?inline';

/** In place of every page of a client whose data are blocked: why it shows nothing, and how to write to us. */
export function UnderReview() {
  const company = useGetCompanyQuery().data?.data;
  return (
    <section className="wrap my-request my-request--erased">
      <Head title="Estamos revisando tus datos" />
      <PageStyle name="my-request" css={css} />
      <Ring stroke={1.4} />
      <h1>Estamos revisando tus datos</h1>
      <p className="my-request__lead">
        Por ahora no los usamos: este enlace no muestra nada y no se puede aceptar ni cambiar nada con él. Si tienes una
        mesa agendada, sigue en pie. Escríbenos si necesitas algo.
      </p>
      {company && (
        <Ways
          company={company}
          message={{ title: 'Mis datos', body: 'Hola. Escribo porque mi enlace dice que están revisando mis datos.' }}
        />
      )}
    </section>
  );
}
