import { useGetCompanyQuery } from '../../api/link.generated';
import { Head } from '../../ui/Head';
import { Ring } from '../../ui/Ring';
import { Ways } from '../quote/Ways';

interface UnderReviewProps {
  /** Whether the chef of the client's evening reads it. */
  chef?: boolean;
}

/** In place of every page of a client whose data are blocked: why it shows nothing, and how to write to us. */
export function UnderReview({ chef = false }: UnderReviewProps) {
  const title = chef ? 'Esta ficha no se muestra por ahora' : 'Estamos revisando tus datos';
  const company = useGetCompanyQuery().data?.data;
  return (
    <section className="wrap link-page link-page__end">
      <Head title={title} />
      <Ring stroke={1.4} />
      <h1>{title}</h1>
      <p className="link-page__lead">
        {chef
          ? 'La mesa sigue en pie, el mismo día y a la misma hora. Escríbenos si necesitas algo.'
          : 'Por ahora no los usamos: este enlace no muestra nada y no se puede aceptar ni cambiar nada con él. Si tienes una mesa agendada, sigue en pie. Escríbenos si necesitas algo.'}
      </p>
      {company && (
        <Ways
          company={company}
          message={{ title: chef ? 'Mi ficha' : 'Mis datos', body: `Hola. Escribo porque mi enlace dice: «${title}».` }}
        />
      )}
    </section>
  );
}
