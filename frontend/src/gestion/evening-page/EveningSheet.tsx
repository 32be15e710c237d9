import { Alert } from 'antd';

import type { EveningPageDto } from '../../api/api';
import { mailsOthers, noMailText } from '../../ui/admin/feedback/mail';
import type { RowCall } from '../../ui/admin/list/use-row-call';
import { momentText } from '../../ui/admin/moments';
import { SendSheet, sheetText } from '../evening/SendSheet';

const WAYS = { mail: 'por correo', whatsapp: 'por WhatsApp', link: 'leída en su enlace' } as const;

/** Whether the chef has the present sheet, the presses that send it, and who has which version. */
export function EveningSheet({ evening, calls }: { evening: EveningPageDto; calls: RowCall }) {
  const { sheet, sheets, sequence } = evening;
  const maySend = evening.state === 'agreed' && !evening.begun && !evening.blocked && !evening.erased;
  return (
    <section aria-labelledby="evening-sheet">
      <h2 id="evening-sheet">Ficha del chef</h2>
      {sheet === 'stale' && maySend ? (
        <Alert type="warning" showIcon title={sheetText(evening)} />
      ) : (
        <p>{sheetText(evening)}</p>
      )}
      {maySend && (
        <div className="g-evening-buttons">
          <SendSheet
            eveningId={evening.id}
            chef={evening.chef}
            mails={mailsOthers(evening.no_mail)}
            has={sheet === 'current'}
            calls={calls}
          />
        </div>
      )}
      {maySend && !mailsOthers(evening.no_mail) && (
        <p className="g-soft">{noMailText(evening.no_mail, 'Envía la ficha por WhatsApp.')}</p>
      )}
      {sheets.length > 0 && (
        <ul className="g-evening-list">
          {sheets.map((one) => (
            <li key={one.id}>
              <span>
                {one.chef_name}, {WAYS[one.sent_by]}
                {one.sequence < sequence && <em> versión anterior</em>}
              </span>
              <small>
                {momentText(one.sent_at)}
                {!one.arrived
                  ? ' · no llegó'
                  : one.confirmed_at
                    ? ` · recibida el ${momentText(one.confirmed_at)}`
                    : ''}
              </small>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
