import { Button } from 'antd';
import { useState } from 'react';

import { useDiscardJobMutation, useRetryJobMutation, type TroubledJobDto } from '../../api/api';
import { ConfirmDialog } from '../../ui/admin/dialog/ConfirmDialog';
import { LoadingButton } from '../../ui/admin/form/LoadingButton';
import { momentText } from '../../ui/admin/moments';
import { StateTag } from '../../ui/admin/list/StateTag';
import { useRowCall } from '../../ui/admin/list/use-row-call';
import { counted } from '../../ui/format';

/** Jobs that failed and are not done, with what can be done with them. */
export function Troubled({ jobs }: { jobs: TroubledJobDto[] }) {
  const { isBusy, run } = useRowCall();
  const [retryJob] = useRetryJobMutation();
  const [discardJob] = useDiscardJobMutation();
  const [doomed, setDoomed] = useState<TroubledJobDto | null>(null);

  async function discard({ id }: TroubledJobDto): Promise<void> {
    await run(id, () => discardJob({ id }).unwrap());
    setDoomed(null);
  }

  return (
    <section aria-labelledby="system-troubled">
      <h2 id="system-troubled">Tareas con problemas</h2>
      <ul className="system-jobs">
        {jobs.map((job) => (
          <li key={job.id} className={job.failed ? 'system-job system-job--failed' : 'system-job'}>
            <div>
              <b>
                {job.title}
                <StateTag look={job.failed ? 'bad' : 'wait'}>{job.failed ? 'Fallida' : 'Se reintenta'}</StateTag>
              </b>
              {job.about && <p>{job.about}</p>}
              <p>{job.error ?? 'Sin un motivo conocido.'}</p>
              <p>
                {counted(job.tries, 'intento', 'intentos')} desde el {momentText(job.added_at)}
                {job.next_at && `; el próximo, el ${momentText(job.next_at)}`}.
              </p>
            </div>
            <div className="g-presses g-presses--near">
              <LoadingButton
                busy={isBusy(job.id)}
                onClick={() => void run(job.id, () => retryJob({ id: job.id }).unwrap())}
              >
                Reintentar
              </LoadingButton>
              <Button type="text" danger disabled={isBusy(job.id)} onClick={() => setDoomed(job)}>
                Descartar
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={doomed !== null}
        title="¿Descartar la tarea?"
        stayLabel="Cancelar"
        goLabel="Descartar"
        danger
        busy={doomed !== null && isBusy(doomed.id)}
        onStay={() => setDoomed(null)}
        onGo={() => doomed && void discard(doomed)}
      >
        {doomed?.about
          ? `El correo no se intentará más. Queda como no entregado (${doomed.about}), y desde ahí se puede enviar de nuevo.`
          : 'No se intentará más.'}
      </ConfirmDialog>
    </section>
  );
}
