import { clp } from '../../ui/format';

/** 'Desde $45.000 por persona' where a price is registered; nothing where it is not. */
export function Price({ price }: { price: number | null }) {
  if (price === null) return null;
  return (
    <p className="cost">
      <small>Desde</small> {clp(price)} <small>por persona</small>
    </p>
  );
}
