import type { CSSProperties } from 'react';

const line = (width: string) => ({ '--skel-width': width }) as CSSProperties;

/** The places of chef cards on their way, in the cards' own boxes, so that nothing moves when they arrive. */
export function SkeletonCards({ count }: { count: number }) {
  return Array.from({ length: count }, (_, at) => (
    <li className="card" aria-hidden="true" key={at}>
      <div className="pic skel" />
      <div className="card__body">
        <div className="skel skel--line skel--title" style={line('70%')} />
        <div className="skel skel--line" style={line('45%')} />
        <div className="skel skel--line" />
        <div className="skel skel--line" style={line('85%')} />
      </div>
    </li>
  ));
}
