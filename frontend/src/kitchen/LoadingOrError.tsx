import { messageOf } from '../api/error-text';
import { Ring } from '../ui/Ring';
import { useRetry } from '../ui/use-retry';

/** While something is read, and where it could not be. */
export function LoadingOrError({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const { busy, retry } = useRetry(onRetry);
  if (!error)
    return (
      <p className="kitchen-reading" role="status">
        Un momento…
      </p>
    );
  return (
    <div className="empty">
      <Ring />
      <p role="alert">{messageOf(error)}</p>
      <button type="button" className="btn" aria-busy={busy} onClick={retry}>
        {busy ? 'Cargando' : 'Reintentar'}
      </button>
    </div>
  );
}
