import type { OfferComparedDto } from '../../api/generated';

/** What a change changes: what was agreed and what is new, side by side. What stays the same is not repeated. */
export function ChangeTable({ compared, settled = false }: { compared: OfferComparedDto[]; settled?: boolean }) {
  const changed = compared.filter(({ differs }) => differs);
  if (changed.length === 0) return <p className="offers-note">Todavía no cambia nada de lo acordado.</p>;
  return (
    <table className="offer-change">
      <caption>Lo que cambia. Lo demás sigue igual.</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{settled ? 'Antes' : 'Acordado'}</th>
          <th scope="col">{settled ? 'Ahora' : 'Con el cambio'}</th>
        </tr>
      </thead>
      <tbody>
        {changed.map(({ field, label, before, after }) => (
          <tr key={field}>
            <th scope="row">{label}</th>
            <td>{before || 'Nada'}</td>
            <td>{after || 'Nada'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
