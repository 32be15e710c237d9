import { Button } from 'antd';
import { Suspense, useState } from 'react';

import { dayOf } from '../../ui/admin/moments';
import { optionalDialog } from '../../ui/optional/optional-dialog';
import type { RequestPartProps } from '../request-part';
import { isOpen } from './quote-labels';

const RestrictionsDialog = optionalDialog(async () => (await import('./RestrictionsDialog')).RestrictionsDialog);

/** What the guests of an evening cannot eat, and the way to correct it. Data about health. */
export function EveningRestrictions({ request, onDirty }: RequestPartProps) {
  const [open, setOpen] = useState(false);
  const { restrictions, blocked, erased } = request;
  return (
    <section aria-labelledby="evening-restrictions">
      <div className="g-evening-head">
        <h2 id="evening-restrictions">Restricciones de alimentación</h2>
        {isOpen(request) && !blocked && !erased && (
          <Button size="small" onClick={() => setOpen(true)}>
            {restrictions ? 'Corregir' : 'Agregar'}
          </Button>
        )}
      </div>
      {restrictions ? (
        <p>
          {restrictions.text}{' '}
          <small>
            Dato de salud, solo para preparar la comida. Lo aceptó el {dayOf(restrictions.consented_at)}; se borra 30
            días después.
          </small>
        </p>
      ) : (
        <p className="g-soft">No hay ninguna anotada.</p>
      )}
      <Suspense>
        {open && <RestrictionsDialog request={request} onClose={() => setOpen(false)} onDirty={onDirty} />}
      </Suspense>
    </section>
  );
}
