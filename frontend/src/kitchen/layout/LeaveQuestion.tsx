import { Dialog } from '../../ui/Dialog';
import { useLeaveGuard } from '../../ui/use-leave-guard';

/** Asks before unsaved work of the open page is lost. */
export function LeaveQuestion({ unsaved }: { unsaved: boolean }) {
  const { asking, stay, go } = useLeaveGuard(unsaved);
  if (!asking) return null;
  return (
    <Dialog className="dialog kitchen-dialog" labelledBy="kitchen-unsaved" onClose={stay}>
      <h2 id="kitchen-unsaved">¿Salir sin guardar?</h2>
      <p>Si sales, se pierde lo que escribiste en esta página.</p>
      <div className="kitchen-buttons">
        <button type="button" className="btn" onClick={stay}>
          Seguir aquí
        </button>
        <button type="button" className="btn btn--outline" onClick={go}>
          Salir sin guardar
        </button>
      </div>
    </Dialog>
  );
}
