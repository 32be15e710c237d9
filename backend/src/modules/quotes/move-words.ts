import { moveFor, OTHER_REASON, type LostReason, type MoveBy, type QuoteState } from './quote-moves.js';
import { MoveRefusedError, NoteMissingError, ReasonMissingError, ReasonTextMissingError } from './quotes.errors.js';

/** What is said of a move. */
export interface MoveWords {
  reason?: LostReason | null;
  /** The note of a move that needs one, or what the reason leaves out. */
  text?: string | null;
}

/**
 * Why a request is lost by a move; null where it is not. Throws unless there is such a move, and is said of it what it needs.
 * @throws MoveRefusedError, NoteMissingError, ReasonMissingError, ReasonTextMissingError
 */
export function reasonOf(from: QuoteState, to: QuoteState, by: MoveBy, { reason, text }: MoveWords): LostReason | null {
  const move = moveFor(from, to, by);
  if (!move) throw new MoveRefusedError(from, to);
  if (move.needs === 'note' && !text) throw new NoteMissingError();
  if (move.needs === 'reason' && !reason) throw new ReasonMissingError();
  const lost = to === 'perdida' ? (reason ?? 'retirada') : null;
  if (lost === OTHER_REASON && !text) throw new ReasonTextMissingError();
  return lost;
}
