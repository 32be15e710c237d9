import { Button } from 'antd';

import {
  useEndOtherSessionsMutation,
  useEndOwnSessionMutation,
  useListOwnSessionsQuery,
  type OwnSessionDto,
} from '../../api/generated';
import { LoadingOrError } from '../../ui/admin/feedback/LoadingOrError';
import { useRefetchOnReturn } from '../../ui/admin/list/use-refetch-on-return';
import { useRowCall } from '../../ui/admin/list/use-row-call';
import { momentText } from '../../ui/admin/moments';
import { PageHead } from '../layout/PageHead';
import '../layout/row-cards.css';
import './sessions.css';

/** Where somebody is signed in, and how to end what should not be. */
export function SessionsPage() {
  const { data, error, refetch } = useListOwnSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [endOne] = useEndOwnSessionMutation();
  const [endOthers] = useEndOtherSessionsMutation();
  const calls = useRowCall();
  useRefetchOnReturn(refetch);

  const end = async (id: string, call: () => Promise<{ msg: string }>) => {
    await calls.run(id, call);
    void refetch();
  };
  const sessions = data?.data;
  const others = sessions?.filter(({ current }) => !current) ?? [];
  return (
    <>
      <PageHead title="Mis sesiones" crumbs={[{ name: 'Mis sesiones', path: '/gestion/sesiones' }]} />
      <p className="row-cards-about">
        Los equipos en que entraste con tu cuenta. Una sesión se cierra sola después de una hora sin uso. Si ves una que
        no reconoces, ciérrala y avisa a un administrador.
      </p>
      {!sessions && <LoadingOrError error={error} onRetry={refetch} />}
      {sessions && (
        <ul className="row-cards g-sessions">
          {sessions.map((session) => (
            <Session
              key={session.id}
              session={session}
              busy={calls.isBusy(session.id)}
              onEnd={() => void end(session.id, () => endOne({ endSessionDto: { id: session.id } }).unwrap())}
            />
          ))}
        </ul>
      )}
      {others.length > 1 && (
        <Button danger disabled={calls.isBusy('others')} onClick={() => void end('others', () => endOthers().unwrap())}>
          Cerrar todas las otras
        </Button>
      )}
    </>
  );
}

interface SessionProps {
  session: OwnSessionDto;
  busy: boolean;
  onEnd: () => void;
}

function Session({ session: { device, started_at, last_seen_at, current }, busy, onEnd }: SessionProps) {
  return (
    <li>
      <div>
        <h2>{device}</h2>
        <p className="g-soft">
          {current ? 'Esta sesión' : `Último uso: ${momentText(last_seen_at)}`}. Comenzó el {momentText(started_at)}.
        </p>
      </div>
      {!current && (
        <Button loading={busy} aria-label={`Cerrar la sesión de ${device}`} onClick={onEnd}>
          Cerrar
        </Button>
      )}
    </li>
  );
}
