import type { MyDocumentDto } from '../../api/link.generated';
import { longDay } from '../../ui/evening-words';
import { clp } from '../../ui/format';

/** The boletas and facturas of the evening, with their PDFs. */
export function Documents({ token, documents }: { token: string; documents: readonly MyDocumentDto[] }) {
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby="documentos">
      <h2 id="documentos">Boletas y facturas</h2>
      <ul className="payment__receipts" role="list">
        {documents.map(({ id, name, issued_on: day, amount, has_paper: hasPaper }) => (
          <li key={id}>
            <p>
              <strong>{name}</strong> de {clp(amount)}, {longDay(day)}
            </p>
            {hasPaper && (
              <p>
                <a href={`/api/v1/money/documents/${id}/by-link/${token}`} download>
                  Descargar PDF
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
