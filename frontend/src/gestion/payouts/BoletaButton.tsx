import { usePaper } from '../../ui/use-paper';

/** Takes the PDF of a chef's boleta. */
export function BoletaButton({ eveningId, number }: { eveningId: number; number: number }) {
  const { busy, problem, take } = usePaper();
  return (
    <>
      <button
        type="button"
        className="payout-boleta"
        aria-busy={busy}
        onClick={() => void take(`/api/v1/payouts/boleta/${eveningId}`, `boleta-${number}.pdf`)}
      >
        Boleta {number}
      </button>
      {problem && <small role="alert">{problem}</small>}
    </>
  );
}
