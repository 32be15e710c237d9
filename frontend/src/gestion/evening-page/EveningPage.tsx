import { useState, type ComponentType } from 'react';

import { statusOf } from '../../api/error-text';
import { useGetEveningQuery, useGetQuoteRequestQuery, type EveningPageDto } from '../../api/api';
import { weekdayText } from '../../ui/days';
import { LoadingOrError } from '../../ui/admin/feedback/LoadingOrError';
import { LeaveQuestion } from '../../ui/admin/form/LeaveQuestion';
import { useRefetchOnReturn } from '../../ui/admin/list/use-refetch-on-return';
import { useRowCall } from '../../ui/admin/list/use-row-call';
import { Panels } from '../../ui/optional/Panels';
import { NoSuchRecord } from '../layout/NoSuchRecord';
import { PageHead } from '../layout/PageHead';
import { useIdParam } from '../layout/use-id-param';
import { AGENDA_PATH, eveningPath } from '../paths';
import type { RequestPart } from '../request-part';
import { EveningAgreed } from './EveningAgreed';
import { EveningMails } from './EveningMails';
import { EveningPart } from './EveningPart';
import { EveningNight } from './EveningNight';
import { EveningSheet } from './EveningSheet';
import { EveningTop } from './EveningTop';
import '../evening/evening.css';
import '../layout/fact-rows.css';
import './evening-page.css';

/** What other sections have in this page. */
export interface EveningParts {
  Restrictions: RequestPart;
  Activity: RequestPart;
  Move: ComponentType<{ offerId: number; onClose: () => void }>;
  Payments: ComponentType<{ eveningId: number; onDirty: (dirty: boolean) => void }>;
  Transfers: ComponentType<{ eveningId: number; onDirty: (dirty: boolean) => void }>;
}

/** One evening: what is known of it, what was sent to whom, what comes next, and everything that happened. */
export function EveningPage({ parts }: { parts: EveningParts }) {
  const id = useIdParam();
  return id ? <OneEvening key={id} id={id} parts={parts} /> : <NoSuchEvening />;
}

function OneEvening({ id, parts }: { id: number; parts: EveningParts }) {
  const { currentData, error, refetch } = useGetEveningQuery({ id }, { refetchOnMountOrArgChange: true });
  useRefetchOnReturn(refetch);
  const evening = currentData?.data;
  if (statusOf(error) === 404) return <NoSuchEvening />;
  return (
    <>
      <PageHead
        title={evening ? `Velada de ${evening.client_name}` : 'Velada'}
        crumbs={[
          { name: 'Agenda', path: evening ? `${AGENDA_PATH}?mes=${evening.day.slice(0, 7)}` : AGENDA_PATH },
          { name: evening ? weekdayText(evening.day) : 'Velada', path: eveningPath(id) },
        ]}
      />
      {evening ? <Opened evening={evening} parts={parts} /> : <LoadingOrError error={error} onRetry={refetch} />}
    </>
  );
}

function Opened({ evening, parts }: { evening: EveningPageDto; parts: EveningParts }) {
  const { Restrictions, Activity, Move, Payments, Transfers } = parts;
  const calls = useRowCall();
  const [dirty, setDirty] = useState(false);
  const [writing, setWriting] = useState(false);
  const [paying, setPaying] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const { currentData } = useGetQuoteRequestQuery({ id: evening.request_id }, { refetchOnMountOrArgChange: true });
  const request = currentData?.data;
  return (
    <>
      <EveningTop evening={evening} Move={Move} onDirty={setDirty} />
      <div className="g-evening-page">
        <div>
          <Panels>
            <EveningNight evening={evening} onDirty={setDirty} />
            <div className="g-evening-restrictions">
              {request && <Restrictions request={request} gone={false} onDirty={setDirty} />}
            </div>
            <EveningAgreed evening={evening} />
            <EveningPart evening={evening} onDirty={setDirty} />
          </Panels>
        </div>
        <div>
          <Panels>
            <Transfers eveningId={evening.id} onDirty={setConfirming} />
            <Payments eveningId={evening.id} onDirty={setPaying} />
            <EveningSheet evening={evening} calls={calls} />
            <EveningMails evening={evening} calls={calls} />
          </Panels>
        </div>
        <div>
          <Panels>{request && <Activity request={request} gone={false} onDirty={setWriting} />}</Panels>
        </div>
      </div>
      <LeaveQuestion dirty={dirty || writing || paying || confirming} />
    </>
  );
}

function NoSuchEvening() {
  return (
    <NoSuchRecord title="Velada" section={{ name: 'Agenda', path: AGENDA_PATH }} back="Volver a la agenda">
      La velada no existe o ya fue eliminada.
    </NoSuchRecord>
  );
}
