import { shortWeekday } from '../../ui/days';
import { todayInChile } from '../../ui/today';
import { counted } from '../../ui/format';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** For how long something waits: 'ahora', 'hace 12 min', 'hace 5 h', 'hace 3 días'. */
export function agoText(since: string, now = new Date()): string {
  const passed = Math.max(0, now.getTime() - new Date(since).getTime());
  if (passed < MINUTE) return 'ahora';
  if (passed < HOUR) return `hace ${Math.floor(passed / MINUTE)}\u00a0min`;
  if (passed < DAY) return `hace ${Math.floor(passed / HOUR)}\u00a0h`;
  return `hace ${counted(Math.floor(passed / DAY), 'día', 'días')}`;
}

/** 'Hoy', 'Mañana', or the day. */
export function eveningDay(day: string, now = new Date()): string {
  if (day === todayInChile(now)) return 'Hoy';
  return day === todayInChile(new Date(now.getTime() + DAY)) ? 'Mañana' : shortWeekday(day);
}
