import { useEffect, useMemo, useRef, useState, type ComponentType } from 'react';

import { fieldByField, sameValue } from './conflict';
import type { ConflictDialogProps } from './ConflictDialog';
import { mayBeDone, newCreation, type Creation } from './creation';
import {
  comparedFields,
  emptyOf,
  namesOfFields,
  sentOf,
  valuesOf,
  type RecordFields,
  type ValuesOf,
} from './record-fields';
import { RecordDialog, type RecordProps } from './RecordDialog';
import { useVersionedSave, type Versioned } from './use-versioned-save';

interface VersionedDialogProps<Row, Fields, Sent> extends RecordProps<Row, Fields> {
  /** Reads the record again, alone or with others. */
  reload: (id: number) => Promise<Row[]>;
  /**
   * Creates the record, and answers with what its form shows. The key is sent where another record could come of a second call; where the
   * server refuses a second one by its name there is no need.
   */
  create: (sent: Sent, creationKey: string) => Promise<{ msg: string; data: { id: number; version: number } }>;
  update: (id: number, sent: Sent & { version: number }) => Promise<{ msg: string }>;
}

/** What is known of the record. */
interface Known<Values> extends Versioned<Values> {
  /** Undefined until it is created. */
  id?: number;
}

/**
 * A dialog that creates and edits a record which several people edit. Another person's changes are shown and asked
 * about, not overwritten. A record whose creation got no answer is created once, and then is what is written by now.
 */
export function VersionedDialog<
  Row extends { id: number; version: number },
  Fields extends RecordFields<Row>,
  Sent extends object,
>({ reload, create, update, ...dialog }: VersionedDialogProps<Row, Fields, Sent>) {
  const { job, fields } = dialog;
  const opened = useMemo(() => openedWith(fields, job === 'new' ? null : job), [fields, job]);
  const comparison = useMemo(() => fieldByField(comparedFields(fields)), [fields]);
  const [Conflict, setConflict] = useState<ComponentType<ConflictDialogProps>>();
  const creationRef = useRef<Creation>(undefined);
  useEffect(() => {
    creationRef.current = job === 'new' ? newCreation() : undefined;
  }, [job]);

  const { save, differences, choose, back } = useVersionedSave<
    ValuesOf<Fields>,
    Known<ValuesOf<Fields>>,
    { msg: string }
  >({
    comparison,
    opened,
    read: async ({ id }) => {
      if (id === undefined) return null;
      // What asks is loaded with what it asks about. When it does not arrive, the form stays, with the server's word.
      const [rows, { ConflictDialog }] = await Promise.all([reload(id), import('./ConflictDialog')]);
      setConflict(() => ConflictDialog);
      const stored = rows.find((row) => row.id === id);
      return stored ? knownOf(fields, stored) : null;
    },
    write: async (values, { id, version }, stored) => {
      const sent = sentOf<Sent>(fields, values);
      if (id !== undefined) return update(id, { ...sent, version });
      const begun = (creationRef.current ??= newCreation());
      const answer = await create(sent, begun.key).catch((error: unknown) => {
        begun.unanswered ||= mayBeDone(error);
        throw error;
      });
      // It has all that the form shows.
      const now = knownOf(fields, answer.data as Row);
      if (!begun.unanswered || namesOfFields(fields).every((name) => sameValue(now.values[name], values[name])))
        return answer;
      stored(now, values);
      return update(answer.data.id, { ...sent, version: now.version });
    },
  });

  return (
    <>
      <RecordDialog<Row, Fields> {...dialog} creationRef={creationRef} save={save} />
      {Conflict && <Conflict differences={differences} onChoose={choose} onBack={back} />}
    </>
  );
}

/** A stored record, as the form holds it. */
function knownOf<Row extends { id: number; version: number }, Fields extends RecordFields<Row>>(
  fields: Fields,
  row: Row,
): Known<ValuesOf<Fields>> {
  return { id: row.id, values: valuesOf(fields, row), version: row.version };
}

/** What the form is opened with: a stored record, or none yet. */
const openedWith = <Row extends { id: number; version: number }, Fields extends RecordFields<Row>>(
  fields: Fields,
  row: Row | null,
): Known<ValuesOf<Fields>> => (row ? knownOf(fields, row) : { values: emptyOf(fields), version: 0 });
