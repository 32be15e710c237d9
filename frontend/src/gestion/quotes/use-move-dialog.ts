import { startTransition, useState } from 'react';

import type { QuoteMoveDto, QuoteRequestDto } from '../../api/generated';

/** A move that waits for a confirmation, its words, or the offer that was accepted. */
export interface AskedMove {
  request: QuoteRequestDto;
  move: QuoteMoveDto;
}

export interface MoveDialogState {
  asked: AskedMove | null;
  ask: (request: QuoteRequestDto, move: QuoteMoveDto) => void;
  onClose: () => void;
  /** Makes the move that is asked about, which needs no words. */
  onConfirm: () => void;
  /** Whether something is written in the dialog, for the page's `LeaveQuestion`. */
  dirty: boolean;
  onDirty: (dirty: boolean) => void;
}

/**
 * Which move is being asked about (`MoveDialog`).
 * @param make makes a move that was confirmed
 */
export function useMoveDialog(make: (asked: AskedMove) => void): MoveDialogState {
  const [asked, setAsked] = useState<AskedMove | null>(null);
  const [dirty, onDirty] = useState(false);
  return {
    asked,
    // Behind the press: it concerns the whole page, or every card of the board.
    ask: (request, move) => startTransition(() => setAsked({ request, move })),
    onClose: () => setAsked(null),
    onConfirm: () => {
      setAsked(null);
      if (asked) make(asked);
    },
    dirty,
    onDirty,
  };
}
