import type { ReactNode } from 'react';
import './state-tag.css';

interface StateTagProps {
  /** How the state looks: in force, off, waiting for somebody, or failed. */
  look?: 'on' | 'off' | 'wait' | 'bad';
  /** A fact beside the state. */
  mark?: string | false | null;
  children: ReactNode;
}

/** A state as a pill with a mark: a dot in force, a ring that waits, a dash where it is off, a rhomb where it failed. */
export function StateTag({ look = 'on', mark, children }: StateTagProps) {
  const tag = <span className={look === 'on' ? 'state-tag' : `state-tag state-tag--${look}`}>{children}</span>;
  if (mark === undefined) return tag;
  return (
    <span className="state-tag-row">
      {tag}
      {mark && <span className="state-tag-mark">{mark}</span>}
    </span>
  );
}
