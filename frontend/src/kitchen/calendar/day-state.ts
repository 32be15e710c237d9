import type { KitchenDaysDto } from '../../api/kitchen.generated';

/** What stands on a day: an evening, a block of the chef's or of staff's, or nothing. */
type DayState = 'taken' | 'own' | 'staff' | 'free';

const NAMES: Record<DayState, string> = {
  taken: 'con velada',
  own: 'bloqueado por ti',
  staff: 'bloqueado por el equipo',
  free: 'libre',
};

export const stateName = (state: DayState): string => NAMES[state];

export function stateOf(day: string, { taken, blocked }: KitchenDaysDto): DayState {
  if (taken.includes(day)) return 'taken';
  const on = blocked.filter(({ first_day: first, last_day: last }) => first <= day && day <= last);
  if (on.length === 0) return 'free';
  return on.some(({ own }) => !own) ? 'staff' : 'own';
}
