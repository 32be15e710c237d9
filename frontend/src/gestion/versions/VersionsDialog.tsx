import { useState } from 'react';

import { useListVersionsQuery, type ListedVersionDto, type ListVersionsApiArg } from '../../api/generated';
import { Modal } from '../../ui/admin/dialog/Modal';
import { momentText } from '../../ui/admin/moments';
import type { RecordFields } from '../../ui/admin/field/record-fields';
import { LoadingOrError } from '../../ui/admin/feedback/LoadingOrError';
import { ComparedVersion } from './ComparedVersion';
import { authorText, changedText } from './version-texts';
import './versions.css';

/** A record whose versions are kept: its kind and id. */
export type VersionedRecord = ListVersionsApiArg;

export interface VersionsDialogProps<Row> {
  record: VersionedRecord;
  /** What the record is called: 'Ana María Pérez'. */
  name: string;
  fields: RecordFields<Row>;
  onRestored?: () => void;
  onClose: () => void;
}

/** 'Ver cambios': what a record was after each save, beside what it is, to be restored field by field. */
export default function VersionsDialog<Row>({ record, name, fields, onRestored, onClose }: VersionsDialogProps<Row>) {
  const { data, error, refetch } = useListVersionsQuery(record, { refetchOnMountOrArgChange: true });
  const [chosen, setChosen] = useState<number>();
  const versions = data?.data ?? [];
  // What is stored now says nothing beside itself: the one before it is what people look for.
  const number = chosen ?? versions[1]?.number ?? versions[0]?.number;

  const changed = (version: ListedVersionDto) => changedText(version, fields);

  return (
    <Modal open title={`Cambios de ${name}`} width={980} centered footer={null} onCancel={onClose}>
      {!data && <LoadingOrError error={error} onRetry={refetch} />}
      {data && number === undefined && (
        <p className="ask-text">
          Aún no hay versiones anteriores. Desde el próximo cambio, cada guardado quedará aquí.
        </p>
      )}
      {number !== undefined && (
        <div className="versions">
          <ol className="version-list" aria-label="Versiones">
            {versions.map((version, index) => (
              <li key={version.number}>
                <button
                  type="button"
                  aria-pressed={version.number === number}
                  onClick={() => setChosen(version.number)}
                >
                  <span className="version-when">{momentText(version.at)}</span>
                  <span>{authorText(version, versions)}</span>
                  {changed(version) && <span className="version-what">{changed(version)}</span>}
                  {index === 0 && <span className="version-now">Lo que está guardado</span>}
                </button>
              </li>
            ))}
          </ol>
          <ComparedVersion
            key={number}
            record={{ ...record, number }}
            fields={fields}
            onRestored={() => {
              setChosen(undefined);
              void refetch();
              onRestored?.();
            }}
          />
        </div>
      )}
    </Modal>
  );
}
