import { useId, type ReactNode } from 'react';
import { useGetCompanyQuery } from '../../api/public.generated';
import { Dialog } from '../../ui/Dialog';
import { Icon } from '../../ui/Icon';
import { Ring } from '../../ui/Ring';
import type { FirstMessage } from './message';
import { Ways } from './Ways';

interface ContactDialogProps {
  title: string;
  /** What the visitor asks about, below the title. */
  about?: ReactNode;
  /** A sentence beside the form, where there is room. */
  aside: string;
  message: FirstMessage;
  children: ReactNode;
  onClose: () => void;
}

/** Every dialog with which one contacts the company: a form, and beside it other ways to write or call. */
export function ContactDialog({ title, about, aside, message, children, onClose }: ContactDialogProps) {
  const titleId = useId();
  const { data, isError, refetch } = useGetCompanyQuery();

  return (
    <Dialog className="dialog" labelledBy={titleId} onClose={onClose}>
      <div className="dialog__grid">
        <div className="dialog__aside on-dark">
          <Ring stroke={1.2} />
          <h2 id={titleId}>{title}</h2>
          {about}
          <p className="opt-wide">{aside}</p>
        </div>
        <div className="dialog__main">{children}</div>
        <div className="dialog__ways on-dark">
          <p>¿Prefieres escribirnos?</p>
          {data && <Ways company={data.data} message={message} />}
          {isError && <Unreachable onRetry={() => void refetch()} />}
        </div>
        <button className="icon-btn dialog__x" type="button" aria-label="Cerrar" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
    </Dialog>
  );
}

export function CancelButton({ onCancel }: { onCancel: () => void }) {
  return (
    <button className="btn btn--ghost" type="button" onClick={onCancel}>
      Cancelar
    </button>
  );
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="stack" role="alert">
      <p>No pudimos traer nuestros datos de contacto.</p>
      <button className="btn btn--outline" type="button" onClick={onRetry}>
        Volver a intentar
      </button>
    </div>
  );
}
