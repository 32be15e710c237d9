import { MissingCode } from './fetch-code';

/** What stands in place of a part that cannot be shown. */
export interface InsteadProps {
  error: unknown;
  /** Mounts the part again, which loads what it lacks. */
  onRetry: () => void;
  /** Closes the part, where it is something that closes. */
  onClose?: () => void;
}

/** What is said when code does not come: a deploy took the file away, or the device has no network. */
export const missingText = (): string =>
  navigator.onLine ? 'Hay una versión nueva: recarga la página.' : 'Sin conexión no pudimos traer esta parte.';

export const RELOAD = 'Recargar';
export const reload = (): void => window.location.reload();

export const problemText = (error: unknown): string =>
  error instanceof MissingCode
    ? missingText()
    : 'Algo falló de nuestro lado en esta parte. Lo demás sigue como estaba.';

/** The ways on from a part that cannot be shown. */
export function WaysOn({ error, onRetry, onClose }: InsteadProps) {
  return (
    <div className="row">
      {error instanceof MissingCode && (
        <button type="button" className="btn btn--sm" onClick={reload}>
          {RELOAD}
        </button>
      )}
      <button type="button" className="btn btn--ghost btn--sm" onClick={onRetry}>
        Volver a intentar
      </button>
      {onClose && (
        <button type="button" className="btn btn--ghost btn--sm" onClick={onClose}>
          Cerrar
        </button>
      )}
    </div>
  );
}

/** In place of a panel, or another part within a page. */
export function MissingPart(props: InsteadProps) {
  return (
    <div className="missing" role="alert">
      <p>{problemText(props.error)}</p>
      <WaysOn {...props} />
    </div>
  );
}
