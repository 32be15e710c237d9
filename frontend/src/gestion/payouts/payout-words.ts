import type { PayoutRowDto } from '../../api/api';

/** How a payout stands, as people say it, and how that looks. */
export const PAYOUT_STATES = {
  due: { label: 'Por pagar', look: 'wait' },
  unsettled: { label: 'Por acordar', look: 'bad' },
  ahead: { label: 'Por venir', look: 'off' },
  paid: { label: 'Pagado', look: 'on' },
  nothing: { label: 'Sin pago', look: 'off' },
} as const satisfies Record<PayoutRowDto['state'], { label: string; look: string }>;

const DAY = new Intl.DateTimeFormat('es-CL', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** '5 dic 2026' */
export const dayText = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));
