import { Collapse } from 'antd';
import type { AuditLineDto } from '../../api/generated';
import { actionText, actorText, fieldsText, momentText } from './line-text';
import { LineChanges } from './LineChanges';

/** The lines of a record, the latest first; each opens what it changed. */
export function HistoryLines({ lines }: { lines: AuditLineDto[] }) {
  if (lines.length === 0)
    return <p className="line-note">Todavía no hay cambios anotados: el registro empezó después de la creación.</p>;
  return (
    <Collapse
      className="history"
      items={lines.map((line) => ({
        key: line.id,
        label: (
          <span className="history-head">
            <strong>{actionText(line)}</strong>
            <span>{actorText(line)}</span>
            <span className="line-note">{momentText(line.at)}</span>
            <span className="line-note">{fieldsText(line)}</span>
          </span>
        ),
        children: <LineChanges line={line} />,
      }))}
    />
  );
}
