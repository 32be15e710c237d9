import {
  useListAuditLinesQuery,
  useListPersonHistoryQuery,
  useListRecordHistoryQuery,
  type ListRecordHistoryApiArg,
} from '../../api/generated';
import { Drawer } from '../../ui/admin/dialog/Drawer';
import { LoadingOrError } from '../../ui/admin/feedback/LoadingOrError';
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
    <Drawer title="Historial" size={560} open={open} onClose={onClose}>
      <History {...of} />
    </Drawer>
  );
}

function History(of: HistoryOf) {
  if (of.kind === 'text') return <TextHistory text={of.text} />;
  const { kind, id } = of;
  return kind === 'person' ? <PersonHistory id={id} /> : <RecordHistory kind={kind} id={id} />;
}

const FRESH = { refetchOnMountOrArgChange: true } as const;

function RecordHistory({ kind, id }: ListRecordHistoryApiArg) {
  const { data, error, refetch } = useListRecordHistoryQuery({ kind, id }, FRESH);
  return data ? <HistoryLines lines={data.data} /> : <LoadingOrError error={error} onRetry={refetch} />;
}

function PersonHistory({ id }: { id: number }) {
  const { data, error, refetch } = useListPersonHistoryQuery({ id }, FRESH);
  return data ? <HistoryLines lines={data.data} /> : <LoadingOrError error={error} onRetry={refetch} />;
}

/** Each version of a text is a record of its own, which bears the text's name. */
function TextHistory({ text }: { text: string }) {
  const asked = { kind: 'text_version', search: text, page: 1, perPage: 50 } as const;
  const { data, error, refetch } = useListAuditLinesQuery(asked, FRESH);
  if (!data) return <LoadingOrError error={error} onRetry={refetch} />;
  return <HistoryLines lines={data.data.filter(({ record_name: name }) => name === text)} />;
}
