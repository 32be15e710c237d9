import { useNavigate } from 'react-router-dom';

import type { QuoteMoveDto, QuoteRequestDto } from '../../api/generated';
import { LoadingButton } from '../../ui/admin/LoadingButton';
import { RowMenu, type RowAction } from '../../ui/admin/RowMenu';
import { useSettings } from '../../ui/settings';
import { requestPath } from '../paths';
import { chatWith, letterTo, oneStep } from './quote-labels';

interface QuoteRowActionsProps {
  request: QuoteRequestDto;
  busy: boolean;
  onMove: (request: QuoteRequestDto, move: QuoteMoveDto) => void;
  /** Asks before anything is deleted. */
  onDelete: (request: QuoteRequestDto) => void;
}

/** What one does with a request from the list: the usual next step in one press, everything else in the menu. */
export function QuoteRowActions({ request, busy, onMove, onDelete }: QuoteRowActionsProps) {
  const { productName } = useSettings();
  const navigate = useNavigate();
  const next = oneStep(request);
  const moves = request.moves.map((move): RowAction => ({
    key: move.to,
    label: move.label,
    onSelect: () => onMove(request, move),
  }));
  const entries: RowAction[] = [
    { key: 'open', label: 'Ver solicitud', onSelect: () => void navigate(requestPath(request.id)) },
    {
      key: 'chat',
      label: 'Abrir chat',
      onSelect: () => window.open(chatWith(request, productName), '_blank', 'noopener'),
    },
    { key: 'mail', label: 'Enviar correo', onSelect: () => window.location.assign(letterTo(request, productName)) },
    ...moves,
    { key: 'delete', label: 'Eliminar', danger: true, onSelect: () => onDelete(request) },
  ];
  return (
    <div className="g-quote-actions">
      {next && (
        <LoadingButton
          size="small"
          busy={busy}
          aria-label={busy ? undefined : `${next.label}: solicitud de ${request.name}`}
          onClick={() => onMove(request, next)}
        >
          {next.label}
        </LoadingButton>
      )}
      <RowMenu subject={request.name} actions={entries} busy={busy && !next} />
    </div>
  );
}
