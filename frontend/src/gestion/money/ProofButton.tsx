import { Button } from 'antd';

import { usePaper } from '../../ui/use-paper';

/** Takes the bank's paper of a transfer. Its ending is the server's: a PDF or a picture. */
export function ProofButton({ transferId }: { transferId: number }) {
  const { busy, problem, take } = usePaper();
  return (
    <>
      <Button
        size="small"
        loading={busy}
        onClick={() => void take(`/api/v1/money/transfers/${transferId}/proof`, `transferencia-${transferId}`)}
      >
        Ver comprobante
      </Button>
      {problem && <small role="alert">{problem}</small>}
    </>
  );
}
