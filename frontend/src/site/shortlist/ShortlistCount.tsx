import { useEffect, useEffectEvent } from 'react';
import { useToast } from '../../ui/Toast';
import type { Shortlist } from './context';
import { isSame, toggle, TOO_MANY, useKept } from './kept';

export { toggle };

let announced = 0;

export interface ShortlistCountProps {
  /** Notifies the hearts of what is kept now. */
  onChange: (shortlist: Shortlist) => void;
}

/** How many are kept, in the header. It also notifies the hearts, and says when one was too many. */
export function ShortlistCount({ onChange }: ShortlistCountProps) {
  const { kept, refused } = useKept() ?? { kept: [], refused: 0 };
  const { error } = useToast();
  const report = useEffectEvent(onChange);

  useEffect(() => {
    report({ has: (one) => kept.some((other) => isSame(one, other)), toggle });
  }, [kept]);

  useEffect(() => {
    if (refused <= announced) return;
    announced = refused;
    error(TOO_MANY);
  }, [refused, error]);

  return kept.length > 0 && <b className="my-table__count">{kept.length}</b>;
}
