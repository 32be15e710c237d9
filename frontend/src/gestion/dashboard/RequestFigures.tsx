import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useGetRequestFiguresQuery, type RequestFiguresDto } from '../../api/generated';
import { LoadingOrError } from '../../ui/admin/feedback/LoadingOrError';
import { useRefetchOnReturn } from '../../ui/admin/list/use-refetch-on-return';
import { ViewLinks } from '../../ui/admin/list/ViewLinks';
import { withParams } from '../layout/with-params';
import { FigureCard } from './FigureCard';
import { asFunnel, byWeek, PERIODS, sinceText, untilAnswered, valueByMonth, whyLost } from './request-figures';
import '../layout/view-links.css';
import './request-figures.css';

/** What of the address says for how many weeks one looks. */
const WEEKS = 'semanas';

/** What became of the requests of the last weeks, as drawings. For how many weeks stands in the address. */
export function RequestFigures() {
  const [query] = useSearchParams();
  const weeks = PERIODS.find((one) => one === query.get(WEEKS)) ?? '12';
  const { data, currentData, error, refetch, isFetching } = useGetRequestFiguresQuery(
    { weeks },
    { refetchOnMountOrArgChange: true },
  );
  useRefetchOnReturn(refetch);
  const figures = data?.data;
  return (
    <section className="g-charts" aria-labelledby="solicitudes-en-cifras" aria-busy={isFetching && !currentData}>
      <header>
        <h2 id="solicitudes-en-cifras">Solicitudes en cifras</h2>
        <nav className="view-links" aria-label="Período">
          <ViewLinks
            views={PERIODS.map((one) => ({
              name: one,
              label: `${one} semanas`,
              to: `?${withParams(query, { [WEEKS]: one })}`,
            }))}
            shown={weeks}
            preventScrollReset
          />
        </nav>
      </header>
      {!figures || (error && !currentData && !isFetching) ? (
        <LoadingOrError error={error} onRetry={refetch} />
      ) : figures.funnel.received === 0 ? (
        <p className="blank">
          Desde {sinceText(figures)} no llegó ninguna solicitud. Cuando alguien pida su mesa, aquí se verá cómo avanza.
        </p>
      ) : (
        <Drawings figures={figures} />
      )}
    </section>
  );
}

function Drawings({ figures }: { figures: RequestFiguresDto }) {
  // The same figures, read again, are not drawn again.
  const [weeks, way, answers, value, losses] = useMemo(
    () =>
      [byWeek(figures), asFunnel(figures), untilAnswered(figures), valueByMonth(figures), whyLost(figures)] as const,
    [figures],
  );
  return (
    <div className="g-charts-grid">
      <FigureCard figure={weeks} />
      <FigureCard figure={way} />
      <FigureCard figure={answers} />
      <FigureCard figure={value} />
      <FigureCard figure={losses} />
    </div>
  );
}
