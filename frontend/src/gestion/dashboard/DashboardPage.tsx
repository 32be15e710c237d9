import { useSelector } from 'react-redux';
import { Link, useOutletContext } from 'react-router-dom';

import { useGetDashboardSummaryQuery } from '../../api/generated';
import { selectAdmitted } from '../../session/session-slice';
import { LoadingOrError } from '../../ui/admin/feedback/LoadingOrError';
import { useRefetchOnReturn } from '../../ui/admin/list/use-refetch-on-return';
import { Panels } from '../../ui/optional/Panels';
import { PageHead } from '../layout/PageHead';
import { screensFor, sectionOf, type Screen } from '../screen';
import './dashboard.css';
import { Figures } from './Figures';
import { RequestFigures } from './RequestFigures';
import { figuresOf, gapsOf } from './summary-lines';
import { Today } from './Today';
import { Unfinished } from './Unfinished';

/**
 * The Dashboard: a greeting, what has to be done now, the product in figures, and a shortcut card for every section of
 * this person. Below are what is incomplete, and the results of the last weeks' requests. The figures are read again
 * with every visit and every return to the tab.
 */
export function DashboardPage() {
  const person = useSelector(selectAdmitted);
  const screens = useOutletContext<Screen[]>();
  const { data, error, refetch, isFetching } = useGetDashboardSummaryQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  useRefetchOnReturn(refetch);
  if (!person) return null;

  const mine = screensFor(person.role, screens);
  const canEnter = (to: string) => sectionOf(to.replace(/\?.*/, ''), mine) !== undefined;
  const summary = data?.data;
  return (
    <>
      <PageHead title={`Hola ${person.name}!`} documentTitle="Dashboard" />
      <Panels>
        <Today />
      </Panels>
      <Panels>
        {error && !summary && !isFetching ? (
          <LoadingOrError className="g-figures-failed" error={error} onRetry={refetch} />
        ) : (
          <Figures figures={figuresOf(summary, person.role === 'ADMIN')} canEnter={canEnter} />
        )}
      </Panels>
      <div className="g-dashboard">
        <nav aria-label="Accesos directos">
          <ul className="g-shortcuts">
            {mine
              .filter(({ card }) => card)
              .map(({ label, to, icon: Icon, card, cardTitle = label }) => (
                <li key={to}>
                  <Icon />
                  <h2>
                    <Link to={to}>{cardTitle}</Link>
                  </h2>
                  <p>{card}</p>
                </li>
              ))}
          </ul>
        </nav>
        <Panels>
          {(summary || !error || isFetching) && <Unfinished gaps={summary && gapsOf(summary)} canEnter={canEnter} />}
        </Panels>
      </div>
      <Panels>
        <RequestFigures />
      </Panels>
    </>
  );
}
