import { Button } from 'antd';
import { useRef } from 'react';

import { useAttachDocumentMutation, type SaleDocumentDto } from '../../api/api';
import type { RowCall } from '../../ui/admin/list/use-row-call';
import { useToast } from '../../ui/Toast';
import { dataUrlOf } from '../../ui/data-url-of';
import { useDownload } from '../../ui/use-download';

const MAX_MB = 5;
const MB = 1024 * 1024;

/** The PDF of a boleta or factura: the way to it, and to attach it or another one. */
export function DocumentPaper({ document, calls }: { document: SaleDocumentDto; calls: RowCall }) {
  const { id, kind, kind_name: name, number, has_paper: hasPaper } = document;
  const { busy, problem, take } = useDownload();
  const [attach] = useAttachDocumentMutation();
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const called = `la ${name.toLocaleLowerCase('es')} ${number}`;

  const send = async (file: File): Promise<void> => {
    if (file.size > MAX_MB * MB) return toast.error(`El PDF pesa más de ${MAX_MB} MB. Elige otro.`);
    const data = await dataUrlOf(file, 'application/pdf').catch(() => undefined);
    if (data === undefined) return toast.error('No pudimos leer el archivo. Elígelo otra vez.');
    await calls.run(id, () => attach({ id, attachDocumentDto: { data } }).unwrap());
  };

  return (
    <>
      {hasPaper && (
        <Button
          type="link"
          size="small"
          loading={busy}
          aria-label={`Ver el PDF de ${called}`}
          onClick={() => void take(`/api/v1/money/documents/${id}/paper`, `${kind}-${number}.pdf`)}
        >
          Ver PDF
        </Button>
      )}
      <Button
        type="link"
        size="small"
        disabled={calls.isBusy(id)}
        aria-label={`${hasPaper ? 'Cambiar' : 'Adjuntar'} el PDF de ${called}`}
        onClick={() => input.current?.click()}
      >
        {hasPaper ? 'Cambiar PDF' : 'Adjuntar PDF'}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/pdf"
        hidden
        aria-label={`PDF de ${called}`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file can be chosen again after a refusal.
          target.value = '';
          if (file) void send(file);
        }}
      />
      {problem && <small role="alert">{problem}</small>}
    </>
  );
}
