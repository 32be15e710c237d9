import { Button } from 'antd';

import type { QuoteRequestDto } from '../../api/generated';
import { isOnItsWay, isUndelivered, problemText } from '../../ui/admin/feedback/mail';

interface QuoteMailProps {
  request: QuoteRequestDto;
  busy: boolean;
  onMailAgain: (request: QuoteRequestDto) => void;
}

function mailText({ mail, mailed }: QuoteRequestDto): string {
  if (isUndelivered(mail)) return 'Correo no entregado a la empresa.';
  if (isOnItsWay(mail)) return 'En camino a la empresa.';
  return mailed ? 'Enviado a la empresa' : 'No enviado a la empresa';
}

/** Whether the company was notified of a request. What has not arrived says why, and can be sent while the request is new. */
export function QuoteMail({ request, busy, onMailAgain }: QuoteMailProps) {
  const { mail, state } = request;
  const unsent = isUndelivered(mail) || (isOnItsWay(mail) && mail?.problem);
  return (
    <>
      {mailText(request)} {mail && problemText(mail)}
      {unsent && state === 'nueva' && (
        <Button type="link" size="small" disabled={busy} onClick={() => onMailAgain(request)}>
          Enviar de nuevo
        </Button>
      )}
    </>
  );
}
