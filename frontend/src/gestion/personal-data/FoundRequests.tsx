import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { isSessionOver, messageOf } from '../../api/error-text';
import {
  useBlockPersonalDataMutation,
  useErasePersonalDataMutation,
  useExportPersonalDataMutation,
  useUnblockPersonalDataMutation,
  type ClientRequestDto,
} from '../../api/generated';
import { ConfirmDialog } from '../../ui/admin/dialog/ConfirmDialog';
import { saveFile } from '../../ui/save-file';
import { LoadingButton } from '../../ui/admin/form/LoadingButton';
import { momentText } from '../../ui/admin/moments';
import { StateTag } from '../../ui/admin/list/StateTag';
import { counted, phone } from '../../ui/format';
import { useToast } from '../../ui/Toast';
import { requestPath } from '../paths';
import { EraseQuestion } from './EraseQuestion';
import { NoteDialog } from './NoteDialog';
import { RectifyDialog, type Who } from './RectifyDialog';

interface FoundRequestsProps {
  requests: ClientRequestDto[];
  onDirty: (dirty: boolean) => void;
  /** Something changed: of who the person is, where that was corrected. */
  onChanged: (corrected?: Partial<Who>) => void;
}

/** What was found of a person, and what can be done for them. It is done for all of it at once. */
export function FoundRequests({ requests, onDirty, onChanged }: FoundRequestsProps) {
  const [give, giving] = useExportPersonalDataMutation();
  const [block, blocking] = useBlockPersonalDataMutation();
  const [unblock, unblocking] = useUnblockPersonalDataMutation();
  const [erase, erasing] = useErasePersonalDataMutation();
  const [asking, setAsking] = useState<'block' | 'erase' | 'rectify' | 'note'>();
  const toast = useToast();
  const ids = requests.map(({ id }) => id);
  const body = { clientRequestsDto: { requests: ids } };
  const areBlocked = requests.every(({ blocked_at: blocked }) => blocked !== null);

  async function change(work: () => Promise<{ msg: string }>): Promise<void> {
    try {
      toast.success((await work()).msg);
      setAsking(undefined);
      onChanged();
    } catch (error) {
      if (!isSessionOver(error)) toast.error(messageOf(error));
    }
  }

  async function exportAll(): Promise<void> {
    try {
      const { data } = await give(body).unwrap();
      saveFile(`datos-personales-${ids.join('-')}.json`, JSON.stringify(data, null, 2), 'application/json');
      toast.success('La copia está lista. Quedó anotada en el registro.');
    } catch (error) {
      if (!isSessionOver(error)) toast.error(messageOf(error));
    }
  }

  return (
    <div className="personal-found">
      <p role="status">
        <b>{counted(requests.length, 'solicitud encontrada', 'solicitudes encontradas')}.</b> Lo que hagas vale para{' '}
        {requests.length === 1 ? 'ella' : 'todas'}, con su seguimiento, cotizaciones, veladas y correos.
      </p>
      <ul>
        {requests.map((request) => (
          <Found key={request.id} request={request} />
        ))}
      </ul>
      <div className="g-presses">
        <LoadingButton busy={giving.isLoading} onClick={() => void exportAll()}>
          Descargar copia
        </LoadingButton>
        <Button onClick={() => setAsking('rectify')}>Corregir</Button>
        {areBlocked ? (
          <LoadingButton busy={unblocking.isLoading} onClick={() => void change(() => unblock(body).unwrap())}>
            Desbloquear
          </LoadingButton>
        ) : (
          <Button onClick={() => setAsking('block')}>Bloquear</Button>
        )}
        <Button danger onClick={() => setAsking('erase')}>
          Borrar datos
        </Button>
        <Button type="text" onClick={() => setAsking('note')}>
          Anotar un pedido
        </Button>
      </div>
      <ConfirmDialog
        open={asking === 'block'}
        title="¿Bloquear los datos?"
        stayLabel="Cancelar"
        goLabel="Bloquear"
        danger
        busy={blocking.isLoading}
        onStay={() => setAsking(undefined)}
        onGo={() => void change(() => block(body).unwrap())}
      >
        Los datos se guardan, pero nadie los usa: no salen correos, y la solicitud no cambia de estado hasta que la
        desbloquees.
      </ConfirmDialog>
      <EraseQuestion
        open={asking === 'erase'}
        several={requests.length > 1}
        busy={erasing.isLoading}
        onStay={() => setAsking(undefined)}
        onGo={() => void change(() => erase(body).unwrap())}
      />
      {asking === 'note' && <NoteDialog ids={ids} onClose={() => setAsking(undefined)} onDirty={onDirty} />}
      {asking === 'rectify' && requests[0] && (
        <RectifyDialog
          request={requests[0]}
          ids={ids}
          onClose={() => setAsking(undefined)}
          onDirty={onDirty}
          onRectified={onChanged}
        />
      )}
    </div>
  );
}

function Found({ request }: { request: ClientRequestDto }) {
  const { id, name, email, phone_number: number, blocked_at: blocked, consent_version: version } = request;
  return (
    <li>
      <Link to={requestPath(id)}>Solicitud {id}</Link>
      {blocked && <StateTag look="bad">Bloqueada</StateTag>}
      <p>{[name, email, phone(number)].filter(Boolean).join(', ')}</p>
      <p>
        Recibida el {momentText(request.created_at)}. Aceptó el uso de sus datos el {momentText(request.consented_at)}{' '}
        para: {request.consent_purpose} ({version ? `texto ${version}` : 'texto anterior a las versiones'}).
      </p>
    </li>
  );
}
