import { Button } from 'antd';

import type { StatementReadDto } from '../../api/api';
import { counted } from '../../ui/format';

interface StatementOutcomeProps {
  outcome: StatementReadDto;
  onClose: () => void;
}

/** What became of a statement: how many rows were new and matched, and which could not be read. */
export function StatementOutcome({
  outcome: { read, known, matched, unreadable, skipped },
  onClose,
}: StatementOutcomeProps) {
  return (
    <div className="cash-outcome" role="status">
      <p>
        Leímos {counted(read, 'fila', 'filas')}
        {known > 0 && `; ${known} ya ${known === 1 ? 'estaba' : 'estaban'}`}.{' '}
        {matched === 0
          ? 'Ninguna se concilió sola.'
          : `${counted(matched, 'se concilió', 'se conciliaron')} por referencia, monto y día.`}
      </p>
      {skipped > 0 && (
        <p>
          {counted(skipped, 'fila sin fecha se saltó', 'filas sin fecha se saltaron')}: totales, notas, o filas
          estropeadas.
        </p>
      )}
      {unreadable.length > 0 && (
        <ul>
          {unreadable.map(({ line, msg }) => (
            <li key={line}>
              Fila {line}: {msg}
            </li>
          ))}
        </ul>
      )}
      <Button type="text" size="small" onClick={onClose}>
        Entendido
      </Button>
    </div>
  );
}
