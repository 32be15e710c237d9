import { clp } from '../../ui/format';

/** 'Desde $45.000 por persona', or nothing without a registered price. */
export function Price({ price }: { price: number | null }) {
  if (price === null) return null;
  return (
    <p className="cost">
      <small>Desde</small> {clp(price)} <small>por persona</small>
    </p>
  );
}
