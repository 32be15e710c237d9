import { Button } from 'antd';
import { Suspense, useState } from 'react';

import type { EveningPageDto } from '../../api/api';
import { counted, mapLink, phone } from '../../ui/format';
import { optionalDialog } from '../../ui/optional/optional-dialog';

const NightDialog = optionalDialog(async () => (await import('./NightDialog')).NightDialog);

interface EveningNightProps {
  evening: EveningPageDto;
  onDirty: (dirty: boolean) => void;
}

/** 'Datos para esa noche': where it is, with the way there, who receives the chef, and how many come. */
export function EveningNight({ evening, onDirty }: EveningNightProps) {
  const [open, setOpen] = useState(false);
  const { address, commune, contact_name: contact, contact_phone: number, client_phone: own } = evening;
  const place = [address, commune].filter(Boolean).join(', ');
  const mayChange = evening.state === 'agreed' && !evening.begun && !evening.blocked && !evening.erased;
  return (
    <section aria-labelledby="evening-night">
      <div className="g-evening-head">
        <h2 id="evening-night">Datos para esa noche</h2>
        {mayChange && (
          <Button size="small" onClick={() => setOpen(true)}>
            {address ? 'Corregir' : 'Completar'}
          </Button>
        )}
      </div>
      {evening.blocked ? (
        <p className="g-evening-soft">Datos bloqueados: el cliente pidió que no se usen.</p>
      ) : (
        <dl className="g-evening-facts">
          <div>
            <dt>Dónde</dt>
            <dd>
              {place || 'Nadie lo ha dicho'}
              {!address && place && <span className="g-evening-soft"> (falta la dirección)</span>}
              {address && (
                <>
                  {' '}
                  <a href={mapLink(place)} target="_blank" rel="noopener noreferrer">
                    Cómo llegar
                  </a>
                </>
              )}
            </dd>
          </div>
          <div>
            <dt>Recibe al chef</dt>
            <dd>
              {contact ?? evening.client_name}
              <Call number={number ?? (contact ? '' : own)} />
            </dd>
          </div>
          {contact && (
            <div>
              <dt>Cliente</dt>
              <dd>
                {evening.client_name}
                <Call number={own} />
              </dd>
            </div>
          )}
          <div>
            <dt>Invitados</dt>
            <dd>{counted(evening.guests, 'persona', 'personas')}</dd>
          </div>
        </dl>
      )}
      <Suspense>{open && <NightDialog evening={evening} onClose={() => setOpen(false)} onDirty={onDirty} />}</Suspense>
    </section>
  );
}

function Call({ number }: { number: string }) {
  if (!number) return null;
  return (
    <>
      {' · '}
      <a href={`tel:${number}`}>{phone(number)}</a>
    </>
  );
}
