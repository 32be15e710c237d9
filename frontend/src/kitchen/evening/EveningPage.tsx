import { Link, useParams } from 'react-router-dom';

import { statusOf } from '../../api/error-text';
import { useGetKitchenSheetQuery } from '../../api/kitchen.generated';
import { Head } from '../../ui/Head';
import { NoSuchPlace } from '../layout/NoSuchPlace';
import { KITCHEN } from '../paths';
import { Reading } from '../Reading';

/** The sheet of one evening, as it is now. */
export function EveningPage() {
  const { id = '' } = useParams();
  const isNumber = /^[1-9]\d{0,9}$/.test(id);
  const { data, error, refetch } = useGetKitchenSheetQuery(
    { id: Number(id) },
    { refetchOnMountOrArgChange: true, skip: !isNumber },
  );
  if (!isNumber || statusOf(error) === 404) return <NoSuchPlace />;
  const sheet = data?.data;
  return (
    <section className="kitchen-page">
      <Head title="Ficha" noindex />
      <p>
        <Link className="link" to={KITCHEN}>
          Tus veladas
        </Link>
      </p>
      {sheet ? (
        <>
          <h1>{sheet.title}</h1>
          <dl className="kitchen-sheet">
            {sheet.facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{name === 'Teléfono' ? <a href={`tel:${value.replaceAll(/[^\d+]/g, '')}`}>{value}</a> : value}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <Reading error={error} onRetry={refetch} />
      )}
    </section>
  );
}
