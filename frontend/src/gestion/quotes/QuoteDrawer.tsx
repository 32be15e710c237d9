import { Button, Drawer } from 'antd';

import type { QuoteMoveDto, QuoteRequestDto } from '../../api/generated';
import { CopyButton } from '../../ui/admin/CopyText';
import { NONE, phone } from '../../ui/format';
import { useSettings } from '../../ui/settings';
import { chatWith, dayText, guestsText, KIND_LABELS, letterTo, dayOf, timeOf } from './quote-labels';
import { QuoteMail } from './QuoteMail';
import { QuoteFacts } from './QuoteFacts';
import { QuoteMoves } from './QuoteMoves';

interface QuoteDrawerProps {
  request: QuoteRequestDto | null;
  busy: boolean;
  onClose: () => void;
  onMove: (request: QuoteRequestDto, move: QuoteMoveDto) => void;
  onMailAgain: (request: QuoteRequestDto) => void;
  onDelete: (request: QuoteRequestDto) => void;
}

/** All of a request: what the visitor wrote, where it came from, and the ways to answer. */
export function QuoteDrawer({ request, busy, onClose, onMove, onMailAgain, onDelete }: QuoteDrawerProps) {
  const { productName } = useSettings();
  const isQuestion = request?.kind === 'otra';
  return (
    <Drawer
      open={request !== null}
      onClose={onClose}
      title={request && `Solicitud de ${request.name}`}
      size="min(34rem, 100vw)"
      rootClassName="g-quote"
      closeIcon={<span className="g-quote-close">Cerrar</span>}
      destroyOnHidden
      footer={
        request && (
          <div className="g-quote-foot">
            <Button type="primary" href={chatWith(request, productName)} target="_blank" rel="noopener">
              Abrir chat
            </Button>
            <Button href={letterTo(request, productName)}>Enviar correo</Button>
            <Button type="text" danger disabled={busy} onClick={() => onDelete(request)}>
              Eliminar
            </Button>
          </div>
        )
      }
    >
      {request && (
        <>
          <QuoteMoves request={request} busy={busy} onMove={onMove} />
          {request.message && <blockquote className="g-quote-message">{request.message}</blockquote>}
          <QuoteFacts
            facts={[
              ['Pide', KIND_LABELS[request.kind]],
              ['Para', guestsText(request.guests)],
              // What a question need not name is no gap in it.
              ['Fecha', isQuestion && !request.event_date ? null : dayText(request.event_date)],
              ['Comuna', request.city?.name ?? (isQuestion ? null : NONE)],
              [
                'Chef',
                request.chef && (
                  <a href={`/chef/${encodeURIComponent(request.chef.slug)}`} target="_blank" rel="noopener">
                    {request.chef.chef_name}
                  </a>
                ),
              ],
              [
                'Experiencia',
                request.proposal && (
                  <a href={`/experiencia/${encodeURIComponent(request.proposal.slug)}`} target="_blank" rel="noopener">
                    {request.proposal.dish_name}
                  </a>
                ),
              ],
              [
                'Correo',
                <>
                  <a href={letterTo(request, productName)}>{request.email}</a>
                  <CopyButton what="Email" value={request.email} of={request.name} />
                </>,
              ],
              [
                'Teléfono',
                <>
                  <a href={chatWith(request, productName)} target="_blank" rel="noopener">
                    {phone(request.phone_number)}
                  </a>
                  <CopyButton what="Teléfono" value={phone(request.phone_number)} of={request.name} />
                </>,
              ],
              ['Recibida', `${dayOf(request.created_at)}, ${timeOf(request.created_at)}`],
              ['Aviso por correo', <QuoteMail request={request} busy={busy} onMailAgain={onMailAgain} />],
              ['Origen', request.utm_source],
              ['Medio', request.utm_medium],
              ['Campaña', request.utm_campaign],
            ]}
          />
        </>
      )}
    </Drawer>
  );
}
