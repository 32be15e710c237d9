import { useMemo } from 'react';

import {
  useCreateBlockedRangeMutation,
  useUpdateBlockedRangeMutation,
  type BlockedRangeDto,
  type CreateBlockedRangeDto,
} from '../../api/generated';
import { CHEF } from '../../ui/admin/field/chef-kinds';
import { KnownChef } from '../../ui/admin/field/known-chef';
import { fieldKinds } from '../../ui/admin/field/record-fields';
import type { DialogReports, Job } from '../../ui/admin/form/use-job';
import { WeeklyRule } from './WeeklyRule';
import { VersionedDialog } from '../../ui/admin/dialog/VersionedDialog';

const { text, own, day: dayKind } = fieldKinds('CreateBlockedRangeDto');

interface BlockDialogProps extends DialogReports {
  job: Job<BlockedRangeDto>;
  /** The day that was pressed; empty for none. */
  day?: string;
  /** The chef whose agenda is shown. */
  chef?: number;
  /** Reads the blocked ranges again. */
  reload?: () => Promise<BlockedRangeDto[]>;
}

/** Blocks days of a chef, or changes days that are blocked. */
export function BlockDialog({ job, day = '', chef, reload = () => Promise.resolve([]), ...reports }: BlockDialogProps) {
  const [create] = useCreateBlockedRangeMutation();
  const [update] = useUpdateBlockedRangeMutation();
  const block = job === 'new' ? null : job;
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
        job={job}
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
