import { clp } from './format';

interface PriceTableProps {
  lines: readonly { description: string; quantity: number; unit_price: number; total: number }[];
  total: number;
  /** Its share for each person; left out where it is not shown. */
  each?: number;
}

/** What an offer costs, line by line. Every amount is the server's. */
export function PriceTable({ lines, total, each }: PriceTableProps) {
  return (
    <table>
      <caption className="visually-hidden">Detalle del precio</caption>
      <thead>
        <tr>
          <th scope="col">Detalle</th>
          <th scope="col">Cantidad</th>
          <th scope="col">Precio</th>
          <th scope="col">Suma</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          <tr key={at}>
            <th scope="row">{line.description}</th>
            <td>{line.quantity}</td>
            <td>{clp(line.unit_price)}</td>
            <td>{clp(line.total)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <Sum name="Total, impuestos incluidos" amount={total} />
        {each !== undefined && <Sum name="Por persona" amount={each} />}
      </tfoot>
    </table>
  );
}

function Sum({ name, amount }: { name: string; amount: number }) {
  return (
    <tr>
      <th scope="row" colSpan={3}>
        {name}
      </th>
      <td>{clp(amount)}</td>
    </tr>
  );
}
