import { useState } from 'react';

import { useListDataRightsQuery } from '../../api/generated';
import { LeaveQuestion } from '../../ui/admin/form/LeaveQuestion';
import { LoadingOrError } from '../../ui/admin/feedback/LoadingOrError';
import { useRefetchOnReturn } from '../../ui/admin/list/use-refetch-on-return';
import { Panels } from '../../ui/optional/Panels';
import { PageHead } from '../layout/PageHead';
import './personal-data.css';
import { FindPerson } from './FindPerson';
import { RightsLog } from './RightsLog';
import { RightsTasks } from './RightsTasks';

/** What people ask about their data: what waits for an answer, who keeps what about a person, and what was done. */
export function PersonalDataPage() {
  const { data, error, refetch } = useListDataRightsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [writing, setWriting] = useState(false);
  useRefetchOnReturn(refetch);
  const rights = data?.data;
  return (
    <>
      <PageHead title="Datos personales" crumbs={[{ name: 'Datos personales', path: '/gestion/datos-personales' }]} />
      <p className="g-about">
        Cada persona puede pedir una copia de sus datos, corregirlos, bloquearlos o borrarlos. La ley da treinta días
        para responder, y todo lo que se hace aquí queda anotado.
      </p>
      {/* Nothing moves when what waits has come. */}
      {rights || error ? (
        <div className="personal">
          <Panels>
            {rights ? <RightsTasks tasks={rights.tasks} /> : <LoadingOrError error={error} onRetry={refetch} />}
            <FindPerson onDirty={setWriting} />
            {rights && <RightsLog log={rights.log} />}
          </Panels>
        </div>
      ) : (
        <LoadingOrError error={undefined} onRetry={refetch} />
      )}
      <LeaveQuestion dirty={writing} />
    </>
  );
}
