import { SkeletonCards } from '../cards/SkeletonCards';
import type { ListKind } from './list-kind';

export function PendingList({ kind }: { kind: ListKind }) {
  return (
    <>
      <div className="results">
        <p role="status">{kind.pending}</p>
      </div>
      <ul className={kind.grid} role="list">
        <SkeletonCards count={4} square={kind.square} />
      </ul>
    </>
  );
}
