import type { CSSProperties } from 'react';

const line = (width: string) => ({ '--skel-width': width }) as CSSProperties;

interface SkeletonCardsProps {
  count: number;
  /** Square pictures, as experiences have, in place of portraits. */
  square?: boolean;
}

/** Empty cards of the same size while the cards load, so that nothing moves when they arrive. */
export function SkeletonCards({ count, square = false }: SkeletonCardsProps) {
  return Array.from({ length: count }, (_, at) => (
    <li className="card" aria-hidden="true" key={at}>
      <div className={square ? 'pic pic--square skel' : 'pic skel'} />
      <div className="card__body">
        <div className="skel skel--line skel--title" style={line('70%')} />
        <div className="skel skel--line" style={line('45%')} />
        <div className="skel skel--line" />
        <div className="skel skel--line" style={line('85%')} />
      </div>
    </li>
  ));
}
