import type { BlockedRangeDto, EveningDto } from '../../api/generated';

/** A chef's table for tests. */
export const evening = (changes: Partial<EveningDto> = {}): EveningDto => ({
  id: 1,
  quote_request_id: 12,
  client_first_name: 'Íñigo',
  blocked: false,
  chef_id: 7,
  chef_name: 'Camila Soto',
  day: '2026-12-12',
  starts_at: '20:30',
  ends_at: '00:30',
  minutes: 240,
  guests: 8,
  commune: 'Ñuñoa',
  menu: 'Cuatro tiempos',
  by_hand: true,
  version: 1,
  conflict: null,
  to_confirm: false,
  ...changes,
});

/** Blocked days for tests. */
export const blockedRange = (changes: Partial<BlockedRangeDto> = {}): BlockedRangeDto => ({
  id: 4,
  chef_id: 9,
  chef_name: 'Kenji Morales',
  first_day: '2026-12-20',
  last_day: '2026-12-22',
  reason: 'Viaje a Lima',
  weekly: false,
  version: 3,
  ...changes,
});
