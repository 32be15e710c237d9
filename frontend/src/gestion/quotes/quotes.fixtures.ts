import type { QuoteRequestDto } from '../../api/generated';

/** A request for tests. */
export function quoteRequest(changes: Partial<QuoteRequestDto> = {}): QuoteRequestDto {
  return {
    id: 1,
    name: 'Camila Rojas',
    email: 'camila.rojas@correo.example',
    phone_number: '+56912345678',
    city: { id: 2, name: 'Ñuñoa' },
    event_date: '2026-12-12',
    guests: 8,
    kind: 'cena',
    message: 'Celebramos un cumpleaños.\nUna persona es celíaca.',
    chef: { id: 3, chef_name: 'Ana María Pérez', slug: 'Ana-María-Pérez' },
    proposal: { id: 4, dish_name: 'Pastel de choclo', slug: 'Pastel-de-choclo' },
    choices: [],
    state: 'nueva',
    moves: [
      { to: 'contactada', needs: 'nothing', label: 'Marcar contactada' },
      { to: 'perdida', needs: 'reason', label: 'Marcar perdida' },
    ],
    lost_reason: null,
    lost_text: null,
    owner: null,
    next_step: null,
    next_step_on: null,
    waiting_minutes: 190,
    overdue: false,
    reply_by: 'whatsapp',
    budget_per_person: null,
    origin: 'web',
    blocked: false,
    erased: false,
    version: 1,
    utm_source: null,
    utm_medium: null,
    utm_campaign: null,
    mailed: true,
    mail: { state: 'sent', problem: null, settled_at: '2026-11-21T15:30:01.000Z' },
    created_at: '2026-11-21T15:30:00.000Z',
    ...changes,
  };
}
