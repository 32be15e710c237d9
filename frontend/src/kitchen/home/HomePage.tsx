import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';

import {
  useGetKitchenChefQuery,
  useListKitchenEveningsQuery,
  useListKitchenInquiriesQuery,
  type KitchenEveningDto,
} from '../../api/kitchen.generated';
import { selectAdmitted } from '../../session/session-slice';
import { counted } from '../../ui/format';
import { Head } from '../../ui/Head';
import { Ring } from '../../ui/Ring';
import { weekdayText } from '../../ui/days';
import { eveningPath } from '../paths';
import { LoadingOrError } from '../LoadingOrError';
import { Inquiries } from './Inquiries';

/** The first page of Mi cocina: what the chef is asked, and the chef's evenings, the next one first. */
export function HomePage() {
  const name = useSelector(selectAdmitted)?.name ?? '';
  const { data, error, refetch } = useListKitchenEveningsQuery(undefined, { refetchOnMountOrArgChange: true });
  const asked = useListKitchenInquiriesQuery(undefined, { refetchOnMountOrArgChange: true });
  const evenings = data?.data;
  const inquiries = asked.data?.data;
  const ahead = evenings?.filter(({ over }) => !over) ?? [];
  const past = evenings?.filter(({ over }) => over) ?? [];
  return (
    <section className="kitchen-page">
      <Head title="Mi cocina" noindex />
      <p className="kitchen-hello">Hola, {firstName(name)}</p>
      {/* Both are there before either is shown: what comes later would push the other down. */}
      {evenings && (inquiries ?? asked.error) ? (
        <>
          {inquiries ? (
            <Inquiries inquiries={inquiries} />
          ) : (
            <LoadingOrError error={asked.error} onRetry={asked.refetch} />
          )}
          <h1>Tus próximas veladas</h1>
          {ahead.length === 0 && (
            <div className="empty">
              <Ring />
              <p>Todavía no tienes veladas por delante. Cuando un cliente diga que sí, aparecen aquí con su ficha.</p>
            </div>
          )}
          <Evenings evenings={ahead} />
          {past.length > 0 && (
            <>
              <h2>Hace poco</h2>
              <Evenings evenings={past} />
            </>
          )}
          <PublicPage />
        </>
      ) : (
        <LoadingOrError error={error} onRetry={() => Promise.all([refetch(), asked.refetch()])} />
      )}
    </section>
  );
}

function Evenings({ evenings }: { evenings: KitchenEveningDto[] }) {
  if (evenings.length === 0) return null;
  return (
    <ul className="kitchen-evenings" role="list">
      {evenings.map(({ id, day, starts_at: starts, guests, commune, client_first_name: client, to_confirm: waits }) => (
        <li key={id}>
          <Link to={eveningPath(id)}>
            <span className="kitchen-evenings__day">{weekdayText(day)}</span>
            <span className="kitchen-evenings__hour">{starts}</span>
            <span className="kitchen-evenings__who">
              {[`Mesa de ${client}`, counted(guests, 'persona', 'personas'), commune].filter(Boolean).join(' · ')}
            </span>
            {waits && <span className="kitchen-evenings__waits">Por confirmar</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function PublicPage() {
  const { data } = useGetKitchenChefQuery();
  const slug = data?.data.slug;
  return (
    slug !== undefined && (
      <p className="kitchen-lead">
        Así te ve quien te busca:{' '}
        <a className="link" href={`/chef/${encodeURIComponent(slug)}`}>
          tu página
        </a>
        .
      </p>
    )
  );
}

const firstName = (name: string): string => name.split(' ')[0] ?? name;
