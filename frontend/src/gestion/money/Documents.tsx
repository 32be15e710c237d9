import { Button } from 'antd';

import { useRemoveDocumentMutation, type SaleDocumentDto } from '../../api/api';
import { weekdayText } from '../../ui/days';
import { useRowCall } from '../../ui/admin/list/use-row-call';
import { clp } from '../../ui/format';
import { DocumentPaper } from './DocumentPaper';

/** The boletas and facturas that were made for an evening. */
export function Documents({ documents, onNote }: { documents: readonly SaleDocumentDto[]; onNote: () => void }) {
  const calls = useRowCall();
  const [remove] = useRemoveDocumentMutation();
  return (
    <div className="money-documents">
      <div className="g-evening-head">
        <h3>Boletas y facturas</h3>
        <Button type="link" size="small" onClick={onNote}>
          Anotar
        </Button>
      </div>
      {documents.length === 0 && <p className="g-soft">No hay ninguna anotada.</p>}
      <ul className="money-entries">
        {documents.map((document) => {
          const { id, kind_name: name, number, issued_on: day, amount } = document;
          return (
            <li key={id}>
              <span>
                {name} {number}
              </span>
              <strong>{clp(amount)}</strong>
              <small>{weekdayText(day)}</small>
              <div className="g-evening-buttons">
                <DocumentPaper document={document} calls={calls} />
                <Button
                  type="link"
                  size="small"
                  disabled={calls.isBusy(id)}
                  aria-label={`Quitar la ${name.toLocaleLowerCase('es')} ${number}`}
                  onClick={() => void calls.run(id, () => remove({ id }).unwrap())}
                >
                  Quitar
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
