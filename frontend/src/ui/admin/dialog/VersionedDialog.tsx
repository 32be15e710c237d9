import { useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';

import { fieldByField, sameValue } from '../form/conflict';
import type { ConflictDialogProps } from '../form/ConflictDialog';
import { isKeyReused, mayBeDone, newCreation, sentBefore, type Creation } from '../form/creation';
import {
  comparedFields,
  emptyOf,
  FieldInputs,
  namesOfFields,
  sentOf,
  valuesOf,
  type FieldRules,
  type RecordFields,
  type ValuesOf,
} from '../field/record-fields';
import { fetchCode } from '../../optional/fetch-code';
import { FormDialog } from './FormDialog';
import type { DialogTarget, EditDialogProps } from '../form/use-edit-dialog';
import { useVersionedSave, type Versioned } from '../form/use-versioned-save';

interface VersionedDialogProps<Row, Fields, Sent> extends EditDialogProps<Row> {
  /** 'Logo': used in 'Nuevo Logo', 'Editar Logo' and 'Crear Logo'. */
  noun: string;
  /** The title for a new record, when it is not 'Nuevo …'. */
  newTitle?: string;
  /** What the button says, when it is not 'Guardar Cambios' or 'Crear …'. */
  saveLabel?: string;
  /** The record's fields. Must be the same object on every render. */
  fields: Fields;
  /** Rules besides those of the contract, by field. */
  rules?: FieldRules;
  /** What stands below the fields. */
  below?: ReactNode;
  width?: number;
  /** Reads the record again, alone or with others. */
  reload: (id: number) => Promise<Row[]>;
  /**
   * Creates the record, and answers with what its form shows. The key is sent where another record could come of a second call; where the
   * server refuses a second one by its name there is no need. Left out where the dialog only edits.
   */
  create?: (sent: Sent, creationKey: string) => Promise<{ msg: string; data: { id: number; version: number } }>;
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
>({
  target,
  noun,
  newTitle = `Nuevo ${noun}`,
  saveLabel,
  fields,
  rules,
  below,
  reload,
  create,
  update,
  ...form
}: VersionedDialogProps<Row, Fields, Sent>) {
  const row = target === 'new' ? null : target;
  // Another one with each target: a second new record begins with nothing known.
  const opened = useMemo(() => openedFor(fields, target), [fields, target]);
  const names = useMemo(() => namesOfFields(fields), [fields]);
  const comparison = useMemo(() => fieldByField(comparedFields(fields)), [fields]);
  const [Conflict, setConflict] = useState<ComponentType<ConflictDialogProps>>();
  const creationRef = useRef<Creation>(undefined);
  useEffect(() => {
    creationRef.current = target === 'new' ? newCreation() : undefined;
  }, [target]);

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
      const [rows, { ConflictDialog }] = await Promise.all([
        reload(id),
        fetchCode(() => import('../form/ConflictDialog')),
      ]);
      setConflict(() => ConflictDialog);
      const stored = rows.find((row) => row.id === id);
      return stored ? knownOf(fields, stored) : null;
    },
    write: async (values, { id, version }, stored) => {
      const sent = sentOf<Sent>(fields, values);
      if (id !== undefined) return update(id, { ...sent, version });
      if (!create) throw new Error('This dialog creates nothing');
      const begun = (creationRef.current ??= newCreation());
      const send = async (body: Sent) => {
        // oxlint-disable-next-line react/immutability -- an object that a ref holds, changed after rendering
        begun.unanswered = body;
        return create(body, begun.key).catch((error: unknown) => {
          if (isKeyReused(error)) creationRef.current = newCreation();
          else if (!mayBeDone(error)) begun.unanswered = undefined;
          throw error;
        });
      };
      // After a lost answer the same is sent again, and what was written since is saved as an update.
      const earlier = await sentBefore(begun.unanswered as Sent | undefined, send);
      const answer = earlier ?? (await send(sent));
      // It has all that the form shows.
      const now = knownOf(fields, answer.data as Row);
      if (!earlier || names.every((name) => sameValue(now.values[name], values[name]))) return answer;
      stored(now, values);
      return update(answer.data.id, { ...sent, version: now.version });
    },
  });

  return (
    <>
      <FormDialog<ValuesOf<Fields>>
        {...form}
        draftName={`${noun}/${row ? row.id : 'nuevo'}`}
        creationRef={creationRef}
        open={target !== null}
        title={row ? `Editar ${noun}` : newTitle}
        saveLabel={saveLabel ?? (row ? 'Guardar Cambios' : `Crear ${noun}`)}
        leaveTitle={row ? 'Salir de la Edición' : 'Salir de la creación'}
        initial={opened.values}
        fields={names}
        save={save}
      >
        {(onBusy) => (
          <>
            <FieldInputs fields={fields} rules={rules} onBusy={onBusy} isNew={!row} />
            {below}
          </>
        )}
      </FormDialog>
      {Conflict && <Conflict differences={differences} onChoose={choose} onBack={back} />}
    </>
  );
}

/** A stored record, as the form holds it. */
const knownOf = <Row extends { id: number; version: number }, Fields extends RecordFields<Row>>(
  fields: Fields,
  row: Row,
): Known<ValuesOf<Fields>> => ({ id: row.id, values: valuesOf(fields, row), version: row.version });

/** What the form is opened with: a stored record, or none yet. */
const openedFor = <Row extends { id: number; version: number }, Fields extends RecordFields<Row>>(
  fields: Fields,
  target: DialogTarget<Row> | null,
): Known<ValuesOf<Fields>> =>
  target === null || target === 'new' ? { values: emptyOf(fields), version: 0 } : knownOf(fields, target);
