import { Link, useParams } from 'react-router-dom';

import { statusOf } from '../../api/error-text';
import {
  useGetKitchenSheetQuery,
  useReceiveKitchenSheetMutation,
  type KitchenSheetDto,
} from '../../api/kitchen.generated';
import { Head } from '../../ui/Head';
import { NoSuchPlace } from '../layout/NoSuchPlace';
import { KITCHEN } from '../paths';
import { useSaving } from '../calendar/use-saving';
import { LoadingOrError } from '../LoadingOrError';

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
            {sheet.facts.map(({ name, value, changed }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  {name === 'Teléfono' ? <a href={`tel:${value.replaceAll(/[^\d+]/g, '')}`}>{value}</a> : value}
                  {changed && <small>{changed}</small>}
                </dd>
              </div>
            ))}
          </dl>
          <Received id={Number(id)} sheet={sheet} />
        </>
      ) : (
        <LoadingOrError error={error} onRetry={refetch} />
      )}
    </section>
  );
}

/** The one press with which the chef says that this version of the sheet arrived. */
function Received({ id, sheet: { sequence, confirmed_at } }: { id: number; sheet: KitchenSheetDto }) {
  const [receive] = useReceiveKitchenSheetMutation();
  const { busy, problem, save } = useSaving();
  if (confirmed_at) return <p className="kitchen-received">Nos dijiste que la recibiste. Gracias.</p>;
  return (
    <div className="kitchen-received">
      <button
        type="button"
        className="btn"
        disabled={busy}
        onClick={() => void save(() => receive({ id, receiveSheetDto: { sequence } }))}
      >
        Recibida
      </button>
      <p>Así sabemos que tienes la última versión.</p>
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}
