import { Button, Switch } from 'antd';
import { useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';

import { useGetTodayQuery, useWantTodayMailMutation, type TodayDto } from '../../api/api';
import { LoadingOrError } from '../../ui/admin/feedback/LoadingOrError';
import { useRefetchOnReturn } from '../../ui/admin/list/use-refetch-on-return';
import { useRowCall } from '../../ui/admin/list/use-row-call';
import { ViewLinks } from '../../ui/admin/list/ViewLinks';
import { withParams } from '../layout/with-params';
import { Duty } from './Duty';
import '../layout/view-links.css';
import './today.css';

/** What of the address says whose duties one looks at. */
const WHOSE = 'turno';

/** By the words of the address; the first one is there without a word. */
const VIEWS = [
  { name: '', label: 'Todo', whose: 'all', none: 'Nada espera. La mesa está puesta.' },
  { name: 'mio', label: 'Mío', whose: 'mine', none: 'No tienes nada pendiente.' },
  { name: 'de-nadie', label: 'De nadie', whose: 'nobodys', none: 'Nada está sin responsable.' },
] as const;

/** How often it is read while the tab is in front, in milliseconds: a colleague may have done something of it. */
const POLL_MS = 60_000;

/** Duties that are shown before a press shows all. */
const SOME = 8;

/** What somebody has to do now, the oldest first, each with its one press. Whose it is stands in the address. */
export function Today() {
  const [query] = useSearchParams();
  const view = VIEWS.find(({ name }) => name === query.get(WHOSE)) ?? VIEWS[0];
  const { currentData, error, refetch, isFetching } = useGetTodayQuery(
    { whose: view.whose },
    { refetchOnMountOrArgChange: true },
  );
  useRefetchOnReturn(refetch, POLL_MS);
  const today = currentData?.data;
  return (
    <section className="g-today" aria-labelledby="hoy" aria-busy={isFetching && !today && !error}>
      <header>
        <h2 id="hoy">Hoy {today && <Count today={today} />}</h2>
        <nav className="view-links" aria-label="De quién">
          <ViewLinks
            views={VIEWS.map(({ name, label }) => ({ name, label, to: `?${withParams(query, { [WHOSE]: name })}` }))}
            shown={view.name}
            preventScrollReset
          />
        </nav>
      </header>
      {!today ? (
        <LoadingOrError className="g-today-error" error={error} onRetry={refetch} />
      ) : (
        <>
          {today.duties.length === 0 && <p className="g-today-none">{view.none}</p>}
          <Duties key={view.name} today={today} />
          {today.mailed !== null && <ByMail mailed={today.mailed} />}
        </>
      )}
    </section>
  );
}

/** How many there are, those that are not shown included. */
function Count({ today: { duties, more } }: { today: TodayDto }) {
  const count = more.reduce((sum, kind) => sum + kind.count, duties.length);
  return count === 0 ? null : <span className="g-today-count">{count}</span>;
}

function Duties({ today: { duties, more } }: { today: TodayDto }) {
  const [all, setAll] = useState(false);
  const calls = useRowCall();
  const id = useId();
  const shown = all ? duties : duties.slice(0, SOME);
  const others = duties.length - shown.length;
  return (
    <>
      <ol className="g-duties" id={id} aria-label="Por hacer">
        {shown.map((duty) => (
          <Duty key={`${duty.kind} ${duty.request_id} ${duty.since}`} duty={duty} calls={calls} />
        ))}
      </ol>
      {others > 0 && (
        <Button type="link" className="g-duties-rest" aria-controls={id} onClick={() => setAll(true)}>
          {others === 1 ? 'Ver 1 más' : `Ver ${others} más`}
        </Button>
      )}
      {others === 0 && more.length > 0 && (
        <ul className="g-duties-more" aria-label="Hay más">
          {more.map(({ kind, title, count, path }) => (
            <li key={kind}>
              <Link to={path}>
                y {count} más: {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const MAIL = 'mail';

/** Whether one gets the list by mail. */
function ByMail({ mailed }: { mailed: boolean }) {
  const [want] = useWantTodayMailMutation();
  const { run, isBusy } = useRowCall();
  const change = (wanted: boolean) =>
    void run(
      MAIL,
      () => want({ wantTodayMailDto: { wanted } }).unwrap(),
      () => (wanted ? 'Te llegará a las 8:00, los días hábiles.' : 'Ya no te llegará por correo.'),
    );
  return (
    <label className="g-today-mail">
      <Switch size="small" checked={mailed} loading={isBusy(MAIL)} onChange={change} />
      Recibirlo por correo a las 8:00, los días hábiles
    </label>
  );
}
