import { useListKitchenOpinionsQuery } from '../../api/kitchen.generated';
import { Head } from '../../ui/Head';
import { Ring } from '../../ui/Ring';
import { Stars } from '../../ui/Stars';
import { longDay } from '../days';
import { Reading } from '../Reading';

/** What clients say of the chef on the site, with the day on which it came. */
export function OpinionsPage() {
  const { data, error, refetch } = useListKitchenOpinionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const opinions = data?.data;
  return (
    <section className="kitchen-page">
      <Head title="Lo que dicen de ti" noindex />
      <h1>Lo que dicen de ti</h1>
      {!opinions && <Reading error={error} onRetry={refetch} />}
      {opinions?.length === 0 && (
        <div className="empty">
          <Ring />
          <p>Todavía no hay opiniones en tu página. Después de cada velada le pedimos una al cliente.</p>
        </div>
      )}
      {opinions && opinions.length > 0 && (
        <ul className="kitchen-opinions" role="list">
          {opinions.map(({ id, client_name: client, description, score, day, verified }) => (
            <li key={id}>
              <Stars score={score} />
              <blockquote>{description}</blockquote>
              <p>
                {client}, {longDay(day)} de {day.slice(0, 4)}
                {verified && ' · Opinión verificada'}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
