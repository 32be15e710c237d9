import { Button } from 'antd';
import { useSelector } from 'react-redux';

import type { QuoteMoveDto, QuoteRequestDto } from '../../api/generated';
import { selectAdmitted } from '../../session/session-slice';
import { QuoteStateTag } from './QuoteStateTag';
import { movesOf, REASON_LABELS } from './quote-labels';

interface QuoteMovesProps {
  request: QuoteRequestDto;
  busy: boolean;
  onMove: (request: QuoteRequestDto, move: QuoteMoveDto) => void;
}

/** How far a request has come, and what can be done with it now. */
export function QuoteMoves({ request, busy, onMove }: QuoteMovesProps) {
  const { lost_reason: reason, lost_text: text } = request;
  const role = useSelector(selectAdmitted)?.role;
  return (
    <div className="g-quote-moves">
      <QuoteStateTag request={request} />
      {reason && (
        <span className="g-soft">
          {REASON_LABELS[reason]}
          {text && `: ${text}`}
        </span>
      )}
      <span className="g-quote-move-buttons">
        {movesOf(request, role).map((move) => (
          <Button key={move.to} size="small" disabled={busy} onClick={() => onMove(request, move)}>
            {move.label}
          </Button>
        ))}
      </span>
    </div>
  );
}
