import { Button } from 'antd';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';

import { useErasePersonalDataMutation, useRefuseDataRightMutation, type DataRightDto } from '../../api/generated';
import { RIGHT_NAMES } from '../../api/staff-names.generated';
import { dayText } from '../../ui/days';
import { ConfirmDialog } from '../../ui/admin/dialog/ConfirmDialog';
import { useRowCall } from '../../ui/admin/list/use-row-call';
import { TextInput } from '../../ui/admin/field/TextInput';
import { requestPath } from '../paths';
import { EraseQuestion } from './EraseQuestion';
import { askedText, daysUntil, dueText, requestsText } from './right-words';

/** What waits for an answer, the most urgent first. */
export function RightsTasks({ tasks }: { tasks: DataRightDto[] }) {
  return (
    <section aria-labelledby="personal-tasks">
      <h2 id="personal-tasks">Por responder</h2>
      {tasks.length === 0 && <p className="personal-note">Nadie espera una respuesta.</p>}
      <ul className="personal-tasks">
        {tasks.map((task) => (
          <Task key={task.id} task={task} />
        ))}
      </ul>
    </section>
  );
}

function Task({ task }: { task: DataRightDto }) {
  const [asking, setAsking] = useState<'erase' | 'refuse'>();
  const [reason, setReason] = useState('');
  const [erase] = useErasePersonalDataMutation();
  const [refuse] = useRefuseDataRightMutation();
  const calls = useRowCall();
  const id = useId();
  const late = daysUntil(task.due_on) < 0;
  const what = `${RIGHT_NAMES[task.kind]}: ${requestsText(task.requests)}`;

  async function answer(work: () => Promise<{ msg: string }>): Promise<void> {
    if ((await calls.run(task.id, work)).answer) setAsking(undefined);
  }

  return (
    <li aria-label={what}>
      <div>
        <b>{RIGHT_NAMES[task.kind]}</b>
        {task.requests.map((request) => (
          <Link key={request} to={requestPath(request)}>
            Solicitud {request}
          </Link>
        ))}
        <p>{askedText(task)}</p>
        <p className={late ? 'personal-late' : undefined}>
          Responder hasta el {dayText(task.due_on)} ({dueText(task.due_on)}).
        </p>
        {task.kind !== 'erasure' && <p>Busca a la persona y hazlo ahí: con eso queda respondido.</p>}
      </div>
      <div className="g-presses">
        {task.kind === 'erasure' && (
          <Button danger onClick={() => setAsking('erase')}>
            Borrar datos
          </Button>
        )}
        <Button type="text" onClick={() => setAsking('refuse')}>
          Rechazar
        </Button>
      </div>
      <EraseQuestion
        open={asking === 'erase'}
        busy={calls.isBusy(task.id)}
        onStay={() => setAsking(undefined)}
        onGo={() =>
          void answer(() => erase({ clientRequestsDto: { requests: task.requests, task_id: task.id } }).unwrap())
        }
      />
      <ConfirmDialog
        open={asking === 'refuse'}
        title="¿Rechazar la petición?"
        stayLabel="Cancelar"
        goLabel="Rechazar"
        danger
        busy={calls.isBusy(task.id)}
        onStay={() => setAsking(undefined)}
        onGo={() => void answer(() => refuse({ id: task.id, refuseDataRightDto: { reason } }).unwrap())}
      >
        <label htmlFor={`${id}-reason`}>Motivo que se dio al cliente, sin datos personales</label>
        <TextInput id={`${id}-reason`} rows={3} max={500} value={reason} onChange={setReason} />
      </ConfirmDialog>
    </li>
  );
}
