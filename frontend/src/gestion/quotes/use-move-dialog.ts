import { startTransition, useState } from 'react';

import type { QuoteMoveDto, QuoteRequestDto } from '../../api/generated';

/** A move that waits for its reason or its note. */
export interface AskedMove {
  request: QuoteRequestDto;
  move: QuoteMoveDto;
}

export interface MoveDialogState {
  asked: AskedMove | null;
  ask: (request: QuoteRequestDto, move: QuoteMoveDto) => void;
  onClose: () => void;
  /** Whether something is written in the dialog, for the page's `LeaveQuestion`. */
  dirty: boolean;
  onDirty: (dirty: boolean) => void;
}

/** Which move is being asked about (`MoveDialog`). */
export function useMoveDialog(): MoveDialogState {
  const [asked, setAsked] = useState<AskedMove | null>(null);
  const [dirty, onDirty] = useState(false);
  return {
    asked,
    // Behind the press: it concerns the whole page, or every card of the board.
    ask: (request, move) => startTransition(() => setAsked({ request, move })),
    onClose: () => setAsked(null),
    dirty,
    onDirty,
  };
}
