import { messageOf } from '../../api/error-text';
import { useGetSystemStatusQuery } from '../../api/api';
import { LoadingOrError } from '../../ui/admin/feedback/LoadingOrError';
import { useRefetchOnReturn } from '../../ui/admin/list/use-refetch-on-return';
import { Panels } from '../../ui/optional/Panels';
import { PageHead } from '../layout/PageHead';
import { ProductFacts } from './ProductFacts';
import { Parts } from './Parts';
import { Queue } from './Queue';
import { Replicas } from './Replicas';
import { Speed } from './Speed';
import './system.css';
import { Troubled } from './Troubled';
import { Undelivered } from './Undelivered';

/** How often it is read again while somebody looks, in milliseconds. */
const FRESH = 5_000;

/** Sistema: what runs, whether each part of it works, what waits in the queue, how much data there is and how fast pages were. */
export function SystemPage() {
  const { data, error, refetch } = useGetSystemStatusQuery(undefined, { refetchOnMountOrArgChange: true });
  useRefetchOnReturn(refetch, FRESH);
  const status = data?.data;
  return (
    <>
      <PageHead title="Sistema" crumbs={[{ name: 'Sistema', path: '/gestion/sistema' }]} />
      <div className="system">
        {status ? (
          <Panels>
            {error && (
              <p className="system-note system-bad" role="alert">
                Lo que sigue es de hace un momento. {messageOf(error)}
              </p>
            )}
            {status.troubled.length > 0 && <Troubled jobs={status.troubled} />}
            {status.undelivered.length > 0 && <Undelivered mails={status.undelivered} />}
            <ProductFacts versions={status.versions} data={status.data} />
            <Parts />
            <Queue kinds={status.jobs} />
            <Replicas replicas={status.replicas} />
            <Speed pages={status.speed} />
          </Panels>
        ) : (
          <LoadingOrError error={error} onRetry={refetch} />
        )}
      </div>
    </>
  );
}
