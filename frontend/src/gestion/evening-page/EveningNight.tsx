import { Button } from 'antd';
import { Suspense, useState } from 'react';

import type { EveningPageDto } from '../../api/api';
import { counted, mapLink, phone } from '../../ui/format';
import { optionalDialog } from '../../ui/optional/optional-dialog';
import { Fact } from '../layout/Fact';

const NightDialog = optionalDialog(async () => (await import('./NightDialog')).NightDialog);

/** 'Datos para esa noche': where it is, with the way there, who receives the chef, and how many come. */
export function EveningNight({ evening, onDirty }: { evening: EveningPageDto; onDirty: (dirty: boolean) => void }) {
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
        <p className="g-soft">Datos bloqueados: el cliente pidió que no se usen.</p>
      ) : (
        <dl className="fact-rows">
          <Fact name="Dónde">
            {place || 'Nadie lo ha dicho'}
            {!address && place && <span className="g-soft"> (falta la dirección)</span>}
            {address && (
              <>
                {' '}
                <a href={mapLink(place)} target="_blank" rel="noopener noreferrer">
                  Cómo llegar
                </a>
              </>
            )}
          </Fact>
          <Fact name="Recibe al chef">
            {contact ?? evening.client_name}
            <Call number={number ?? (contact ? '' : own)} />
          </Fact>
          {contact && (
            <Fact name="Cliente">
              {evening.client_name}
              <Call number={own} />
            </Fact>
          )}
          <Fact name="Invitados">{counted(evening.guests, 'persona', 'personas')}</Fact>
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
