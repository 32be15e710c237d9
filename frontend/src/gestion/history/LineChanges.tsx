import type { AuditLineDto } from '../../api/generated';
import './history.css';
import { sideText } from './line-text';
import { fieldLabel } from './record-labels';

/** What a line of the log changed, field by field, both values side by side. */
export function LineChanges({ line: { action, kind, changes, request_id: request } }: { line: AuditLineDto }) {
  return (
    <div className="line-changes">
      {changes.length === 0 && <p className="line-note">Esta línea no cambia ningún campo.</p>}
      {changes.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Campo</th>
              {action !== 'create' && <th scope="col">Antes</th>}
              {action !== 'delete' && <th scope="col">Después</th>}
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, hidden, was, now }) => (
              <tr key={field}>
                <th scope="row">{fieldLabel(kind, field)}</th>
                {action !== 'create' && <td data-label="Antes">{hidden ? 'cambiado' : sideText(kind, field, was)}</td>}
                {action !== 'delete' && (
                  <td data-label="Después">{hidden ? 'cambiado' : sideText(kind, field, now)}</td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {request && <p className="line-note">Petición {request}</p>}
    </div>
  );
}
