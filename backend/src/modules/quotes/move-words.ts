import { moveFor, OTHER_REASON, type LostReason, type MoveBy, type QuoteState, type Situation } from './quote-moves.js';
import { MoveRefusedError, NoteMissingError, ReasonMissingError, ReasonTextMissingError } from './quotes.errors.js';

/** The words that come with a move. */
export interface MoveWords {
  reason?: LostReason | null;
  /** The note of a move that needs one, or the text of the reason 'other'. */
  text?: string | null;
}

/**
 * Why a request is lost by a move; null for other moves. Throws unless the move exists and has the words it needs.
 * @throws MoveRefusedError, NoteMissingError, ReasonMissingError, ReasonTextMissingError
 */
export function reasonOf(
  situation: Situation,
  to: QuoteState,
  by: MoveBy,
  { reason, text }: MoveWords,
): LostReason | null {
  const move = moveFor(situation, to, by);
  if (!move) throw new MoveRefusedError(situation, to);
  if (move.needs === 'note' && !text) throw new NoteMissingError();
  if (move.needs === 'reason' && !reason) throw new ReasonMissingError();
  const lost = to === 'perdida' ? (reason ?? 'retirada') : null;
  if (lost === OTHER_REASON && !text) throw new ReasonTextMissingError();
  return lost;
}
