import { Button } from 'antd';
import { useState } from 'react';

import { useBringBackRecordMutation, useListDeletedRecordsQuery, type DeletedRecordDto } from '../../api/generated';
import { Modal } from '../../ui/admin/dialog/Modal';
import { dayOf } from '../../ui/evening-words';
import { sentenceList } from '../../ui/format';
import '../layout/row-cards.css';
import '../../ui/admin/feedback/blank.css';
import { momentText } from '../../ui/admin/moments';
import { LoadingOrError } from '../../ui/admin/feedback/LoadingOrError';
import { useRefetchOnReturn } from '../../ui/admin/list/use-refetch-on-return';
import { useRowCall } from '../../ui/admin/list/use-row-call';
import { AUDIT_TABS } from '../history/audit-tabs';
import { PageHead } from '../layout/PageHead';
import { SectionTabs } from '../layout/SectionTabs';
import './deleted.css';

/** What was deleted in the last 30 days, to be brought back whole. */
export function DeletedPage() {
  const { data, error, refetch } = useListDeletedRecordsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [bringBackRecord] = useBringBackRecordMutation();
  const { isBusy, run } = useRowCall();
  const [notes, setNotes] = useState<string[]>([]);
  useRefetchOnReturn(refetch);

  async function bringBack({ id, name }: DeletedRecordDto) {
    const { answer } = await run(
      id,
      () => bringBackRecord({ id }).unwrap(),
      () => `${name}: recuperado`,
    );
    setNotes(answer?.data.notes ?? []);
    if (!answer) void refetch();
  }

  return (
    <>
      <PageHead
        title="Registro"
        documentTitle="Eliminados"
        crumbs={[
          { name: 'Registro', path: '/gestion/registro' },
          { name: 'Eliminados', path: '/gestion/registro/eliminados' },
        ]}
      />
      <SectionTabs label="Registro" tabs={AUDIT_TABS} />
      <p className="row-cards-about">
        Lo que se elimina se puede recuperar entero durante 30 días, con sus imágenes y su dirección. Después se borra
        para siempre.
      </p>
      {!data && <LoadingOrError error={error} onRetry={refetch} />}
      {data?.data.length === 0 && (
        <div className="blank">
          <p>No hay nada eliminado en los últimos 30 días.</p>
        </div>
      )}
      {data && data.data.length > 0 && (
        <ul className="row-cards deleted">
          {data.data.map((record) => (
            <DeletedCard
              key={record.id}
              record={record}
              busy={isBusy(record.id)}
              onBringBack={() => void bringBack(record)}
            />
          ))}
        </ul>
      )}
      <Modal
        open={notes.length > 0}
        title="Recuperado, con cambios"
        width={448}
        centered
        onCancel={() => setNotes([])}
        footer={
          <Button type="primary" autoFocus onClick={() => setNotes([])}>
            Entendido
          </Button>
        }
      >
        <ul className="deleted-notes">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </Modal>
    </>
  );
}

interface DeletedCardProps {
  record: DeletedRecordDto;
  busy: boolean;
  onBringBack: () => void;
}

function DeletedCard({ record, busy, onBringBack }: DeletedCardProps) {
  const { kind_name: kind, name, at, by, until, parts } = record;
  return (
    <li>
      <div>
        <p className="deleted-kind">{kind}</p>
        <h2>{name}</h2>
        {parts.length > 0 && <p>Con {sentenceList(parts.map((part) => `${part.count} ${part.name}`))}.</p>}
        <p className="g-soft">
          Eliminado el {momentText(at)}
          {by && ` por ${by}`}. Se puede recuperar hasta el {dayOf(until)}.
        </p>
      </div>
      <Button loading={busy} aria-label={`Recuperar ${name}`} onClick={onBringBack}>
        Recuperar
      </Button>
    </li>
  );
}
