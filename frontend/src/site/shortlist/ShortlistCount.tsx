import { useEffect, useEffectEvent } from 'react';
import { UNTIL_CLOSED, useToast } from '../../ui/Toast';
import type { Shortlist } from './context';
import { isSame, NOT_STORED, toggle, TOO_MANY, useKept } from './kept';

export { toggle };

let announced = 0;

export interface ShortlistCountProps {
  /** Notifies the hearts of what is kept now. */
  onChange: (shortlist: Shortlist) => void;
}

/** How many are kept, in the header. It also notifies the hearts, and says when one was too many, or is lost with the page. */
export function ShortlistCount({ onChange }: ShortlistCountProps) {
  const { kept, refused, isFleeting } = useKept() ?? { kept: [], refused: 0, isFleeting: false };
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

  useEffect(() => {
    if (isFleeting) error(NOT_STORED, UNTIL_CLOSED);
  }, [isFleeting, error]);

  return kept.length > 0 && <b className="my-table__count">{kept.length}</b>;
}
