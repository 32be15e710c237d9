import { useListKitchenOpinionsQuery } from '../../api/kitchen.generated';
import { Head } from '../../ui/Head';
import { Ring } from '../../ui/Ring';
import { Stars } from '../../ui/Stars';
import { weekdayText } from '../../ui/days';
import { LoadingOrError } from '../LoadingOrError';
import { OpinionAnswer } from './OpinionAnswer';

/** What clients say of the chef on the site, with the day on which it came and the chef's answer. */
export function OpinionsPage() {
  const { data, error, refetch } = useListKitchenOpinionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const opinions = data?.data;
  return (
    <section className="kitchen-page">
      <Head title="Lo que dicen de ti" noindex />
      <h1>Lo que dicen de ti</h1>
      {!opinions && <LoadingOrError error={error} onRetry={refetch} />}
      {opinions?.length === 0 && (
        <div className="empty">
          <Ring />
          <p>Todavía no hay opiniones en tu página. Después de cada velada le pedimos una al cliente.</p>
        </div>
      )}
      {opinions && opinions.length > 0 && (
        <>
          <p className="kitchen-lead">
            Puedes responder una vez a cada una. Revisamos tu respuesta antes de mostrarla debajo, en tu página.
          </p>
          <ul className="kitchen-opinions" role="list">
            {opinions.map((opinion) => (
              <li key={opinion.id}>
                <Stars score={opinion.score} />
                <blockquote>{opinion.description}</blockquote>
                <p>
                  {opinion.client_name}, {weekdayText(opinion.day)} de {opinion.day.slice(0, 4)}
                  {opinion.verified && ' · Opinión verificada'}
                </p>
                {/* Another version is another text to begin with. */}
                <OpinionAnswer key={`${opinion.answer_version} ${opinion.answer?.state}`} opinion={opinion} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
