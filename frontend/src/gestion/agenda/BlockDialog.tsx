import { useMemo } from 'react';

import {
  useCreateBlockedRangeMutation,
  useEndWeeklyRuleMutation,
  useUpdateBlockedRangeMutation,
  type BlockedRangeDto,
  type CreateBlockedRangeDto,
} from '../../api/generated';
import { CHEF } from '../../ui/admin/field/chef-kinds';
import { KnownChef } from '../../ui/admin/field/known-chef';
import { fieldKinds } from '../../ui/admin/field/record-fields';
import type { DialogReports, DialogTarget } from '../../ui/admin/form/use-edit-dialog';
import { VersionedDialog } from '../../ui/admin/dialog/VersionedDialog';
import { LoadingButton } from '../../ui/admin/form/LoadingButton';
import { useRowCall } from '../../ui/admin/list/use-row-call';

const { text, own, day: dayKind } = fieldKinds('CreateBlockedRangeDto');

interface BlockDialogProps extends DialogReports {
  target: DialogTarget<BlockedRangeDto>;
  /** The day that was pressed; empty for none. */
  day?: string;
  chef?: number;
  reload?: () => Promise<BlockedRangeDto[]>;
}

/** Blocks days of a chef, or changes days that are blocked. */
export function BlockDialog({
  target,
  day = '',
  chef,
  reload = () => Promise.resolve([]),
  ...reports
}: BlockDialogProps) {
  const [create] = useCreateBlockedRangeMutation();
  const [update] = useUpdateBlockedRangeMutation();
  const block = target === 'new' ? null : target;
  const fields = useMemo(
    () => ({
      chef_id: own('Chef', { ...CHEF, empty: chef }),
      first_day: dayKind<BlockedRangeDto>('Primer día', day),
      last_day: dayKind<BlockedRangeDto>('Último día', day),
      reason: text<BlockedRangeDto>('Motivo', { extra: 'Solo lo lee el equipo.', placeholder: 'Vacaciones' }),
    }),
    [chef, day],
  );
  return (
    <KnownChef value={block && { id: block.chef_id, name: block.chef_name }}>
      <VersionedDialog<BlockedRangeDto, typeof fields, CreateBlockedRangeDto>
        {...reports}
        target={target}
        noun="Bloqueo"
        newTitle="Bloquear días"
        fields={fields}
        reload={reload}
        below={block?.weekly && <WeeklyRule block={block} onEnded={reports.onClose} />}
        create={(block, creation_key) => create({ createBlockedRangeDto: { ...block, creation_key } }).unwrap()}
        update={(id, updateBlockedRangeDto) => update({ id, updateBlockedRangeDto }).unwrap()}
      />
    </KnownChef>
  );
}

interface WeeklyRuleProps {
  block: BlockedRangeDto;
  onEnded: () => void;
}

/** Of a day that belongs to a chef's weekly rule: ends the rule, and not only this day. */
function WeeklyRule({ block: { id, chef_id, first_day: day, reason }, onEnded }: WeeklyRuleProps) {
  const [end] = useEndWeeklyRuleMutation();
  const { run, isBusy } = useRowCall();
  const endIt = async (): Promise<void> => {
    // Sundays count as 7.
    const weekday = new Date(day).getUTCDay() || 7;
    const { settled } = await run(id, () => end({ endWeeklyRuleDto: { chef_id, weekday } }).unwrap());
    if (settled) onEnded();
  };
  return (
    <div className="g-agenda-rule">
      <p>
        Es un día de una regla que el chef puso para todas las semanas: «{reason}». Aquí cambias solo este día; con la
        regla quedan libres todos, desde hoy.
      </p>
      <LoadingButton danger busy={isBusy(id)} onClick={() => void endIt()}>
        Terminar la regla
      </LoadingButton>
    </div>
  );
}
