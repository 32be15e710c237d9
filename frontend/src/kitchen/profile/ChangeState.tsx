import { useWithdrawProfileMutation, type ProfileChangeDto } from '../../api/kitchen.generated';
import { useSaving } from '../calendar/use-saving';
import { listOf } from './profile-fields';

/** What became of the change that the chef proposed last. */
export function ChangeState({ change }: { change: ProfileChangeDto }) {
  const { state, note } = change;
  const [withdraw] = useWithdrawProfileMutation();
  const { busy, problem, save } = useSaving();
  if (state === 'taken')
    return (
      <p className="kitchen-state kitchen-state--ok" role="status">
        Tu último cambio ya está en el sitio.
      </p>
    );
  return (
    <div className="kitchen-state" role="status">
      {state === 'waiting' ? (
        <p>Estamos revisando tu cambio: {listOf(change)}. Hasta entonces, el sitio sigue como está.</p>
      ) : (
        <>
          <p>Te devolvimos el cambio: {listOf(change)}. Corrígelo y mándalo otra vez.</p>
          <blockquote>{note}</blockquote>
        </>
      )}
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <button
        type="button"
        className="btn btn--outline btn--sm"
        aria-busy={busy}
        onClick={() => void save(() => withdraw())}
      >
        Retirar el cambio
      </button>
    </div>
  );
}
