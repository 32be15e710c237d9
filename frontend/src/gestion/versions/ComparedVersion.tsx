import { useId, useState } from 'react';

import { fieldErrorsOf, messageOf } from '../../api/error-text';
import { useCompareVersionQuery, useRestoreVersionMutation, type CompareVersionApiArg } from '../../api/generated';
import '../../ui/admin/form/conflict.css';
import { LoadingButton } from '../../ui/admin/form/LoadingButton';
import type { RecordFields } from '../../ui/admin/field/record-fields';
import { stickyFoot } from '../../ui/admin/form/sticky-foot';
import { LoadingOrError } from '../../ui/admin/feedback/LoadingOrError';
import { useToast } from '../../ui/Toast';
import { versionDifferences, type VersionDifference } from './version-differences';

interface ComparedVersionProps<Row> {
  record: CompareVersionApiArg;
  fields: RecordFields<Row>;
  onRestored: () => void;
}

/** A version beside what is stored, with a box at each field that it would change. */
export function ComparedVersion<Row>({ record, fields, onRestored }: ComparedVersionProps<Row>) {
  const { currentData, error, refetch } = useCompareVersionQuery(record, { refetchOnMountOrArgChange: true });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [restore, { isLoading }] = useRestoreVersionMutation();
  const toast = useToast();
  const compared = currentData?.data;
  if (!compared) return <LoadingOrError error={error} onRetry={refetch} />;

  const differences = versionDifferences(fields, compared);
  const chosen = differences.filter(({ name, blocked }) => !blocked && !left.has(name)).map(({ name }) => name);

  async function press(seen: number) {
    try {
      const { msg } = await restore({ ...record, restoreVersionDto: { fields: chosen, seen } }).unwrap();
      toast.success(msg);
      onRestored();
    } catch (refusal) {
      const [first] = fieldErrorsOf(refusal);
      toast.error(first ? `${messageOf(refusal)} ${first.msg}` : messageOf(refusal));
      void refetch();
    }
  }

  const toggle = (name: string, wanted: boolean) =>
    setLeft((before) => new Set(wanted ? [...before].filter((one) => one !== name) : [...before, name]));

  return (
    <div className="version-compared">
      {differences.length === 0 && <p className="ask-text">Es igual a lo que está guardado.</p>}
      {differences.map((difference) => (
        <ComparedField
          key={difference.name}
          difference={difference}
          chosen={chosen.includes(difference.name)}
          disabled={isLoading}
          onChoose={(wanted) => toggle(difference.name, wanted)}
        />
      ))}
      {differences.length > 0 && (
        <p className="version-foot" ref={stickyFoot}>
          <LoadingButton
            type="primary"
            busy={isLoading}
            disabled={chosen.length === 0}
            onClick={() => void press(compared.seen)}
          >
            {chosen.length === differences.length ? 'Restaurar esta versión' : 'Restaurar lo elegido'}
          </LoadingButton>
        </p>
      )}
    </div>
  );
}

interface ComparedFieldProps {
  difference: VersionDifference;
  chosen: boolean;
  disabled: boolean;
  onChoose: (wanted: boolean) => void;
}

function ComparedField({ difference, chosen, disabled, onChoose }: ComparedFieldProps) {
  const { label, now, then, notes, blocked } = difference;
  const said = useId();
  return (
    <section className="conflict" aria-label={label}>
      <label className="version-pick">
        <input
          type="checkbox"
          checked={chosen}
          disabled={disabled || blocked}
          aria-describedby={notes.length > 0 ? said : undefined}
          onChange={(event) => onChoose(event.target.checked)}
        />
        {label}
      </label>
      <div className="version-side">
        <p className="version-head">Ahora</p>
        <div className="conflict-value">{now}</div>
      </div>
      <div className="version-side version-side--then">
        <p className="version-head">En esta versión</p>
        <div className="conflict-value">{then}</div>
      </div>
      {notes.length > 0 && (
        <ul className="version-notes" id={said}>
          {notes.map(({ msg }) => (
            <li key={msg}>{msg}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
