import { messageOf } from '../api/error-text';
import { Ring } from '../ui/Ring';

/** While something is read, and where it could not be. */
export function LoadingOrError({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
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
      <button type="button" className="btn" onClick={() => void onRetry()}>
        Reintentar
      </button>
    </div>
  );
}
