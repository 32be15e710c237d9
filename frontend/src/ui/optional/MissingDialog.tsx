import { Dialog } from '../Dialog';
import { problemText, WaysOn, type InsteadProps } from './Missing';

/** In place of a dialog, which would have stood here. */
export function MissingDialog(props: InsteadProps) {
  const { error, onRetry, onClose } = props;
  return (
    <Dialog className="dialog missing" label="No se pudo abrir" onClose={onClose ?? onRetry}>
      <p role="alert">{problemText(error)}</p>
      <WaysOn {...props} />
    </Dialog>
  );
}
