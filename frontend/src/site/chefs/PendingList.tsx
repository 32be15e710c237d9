import { SkeletonCards } from '../cards/SkeletonCards';

/** A list on its way. */
export function PendingList() {
  return (
    <>
      <div className="results">
        <p role="status">Buscando chefs…</p>
      </div>
      <ul className="grid grid--chefs grid--six" role="list">
        <SkeletonCards count={4} />
      </ul>
    </>
  );
}
