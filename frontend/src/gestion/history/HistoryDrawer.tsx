import { Drawer } from 'antd';

import { useListPersonHistoryQuery, useListRecordHistoryQuery } from '../../api/generated';
import { Unread } from '../../ui/admin/Unread';
import './history.css';
import { HistoryLines } from './HistoryLines';
import type { HistoryOf } from './history-of';

interface HistoryDrawerProps {
  of: HistoryOf;
  open: boolean;
  onClose: () => void;
}

/** What happened to a record, beside it. */
export function HistoryDrawer({ of, open, onClose }: HistoryDrawerProps) {
  return (
    <Drawer title="Historial" size={560} open={open} destroyOnHidden onClose={onClose}>
      {of.kind === 'person' ? <PersonHistory id={of.id} /> : <RecordHistory kind={of.kind} id={of.id} />}
    </Drawer>
  );
}

const ANEW = { refetchOnMountOrArgChange: true } as const;

function RecordHistory({ kind, id }: Exclude<HistoryOf, { kind: 'person' }>) {
  const { data, error, refetch } = useListRecordHistoryQuery({ kind, id }, ANEW);
  return data ? <HistoryLines lines={data.data} /> : <Unread error={error} onRetry={refetch} />;
}

function PersonHistory({ id }: { id: number }) {
  const { data, error, refetch } = useListPersonHistoryQuery({ id }, ANEW);
  return data ? <HistoryLines lines={data.data} /> : <Unread error={error} onRetry={refetch} />;
}
