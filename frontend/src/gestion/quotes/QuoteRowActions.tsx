import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import type { QuoteMoveDto, QuoteRequestDto } from '../../api/generated';
import { LoadingButton } from '../../ui/admin/form/LoadingButton';
import { RowMenu, type RowAction } from '../../ui/admin/list/RowMenu';
import { selectAdmitted } from '../../session/session-slice';
import { requestPath, writePath } from '../paths';
import { movesOf, oneStep } from './quote-labels';

interface QuoteRowActionsProps {
  request: QuoteRequestDto;
  busy: boolean;
  onMove: (request: QuoteRequestDto, move: QuoteMoveDto) => void;
  onDelete: (request: QuoteRequestDto) => void;
}

/** What one does with a request from the list: the usual next step in one press, everything else in the menu. */
export function QuoteRowActions({ request, busy, onMove, onDelete }: QuoteRowActionsProps) {
  const { id } = request;
  // What is written on the request's page stands among its activity afterwards.
  const isReachable = !request.blocked && !request.erased;
  const navigate = useNavigate();
  const next = oneStep(request);
  const role = useSelector(selectAdmitted)?.role;
  const moves = movesOf(request, role).map((move): RowAction => ({
    key: move.to,
    label: move.label,
    onSelect: () => onMove(request, move),
  }));
  const entries: RowAction[] = [
    { key: 'open', label: 'Ver solicitud', onSelect: () => void navigate(requestPath(id)) },
    ...(isReachable
      ? [{ key: 'write', label: 'Escribir al cliente', onSelect: () => void navigate(writePath(id)) }]
      : []),
    ...moves,
    ...(request.blocked ? [] : [{ key: 'delete', label: 'Eliminar', danger: true, onSelect: () => onDelete(request) }]),
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
