import type { DataRightDto } from '../../api/generated';
import { dayText, daysAfter } from '../../ui/days';
import { momentText } from '../../ui/admin/moments';
import { todayInChile } from '../../ui/today';

/** What became of it. */
export const STEP_LABELS: Record<DataRightDto['step'], string> = {
  asked: 'Pedido',
  done: 'Hecho',
  refused: 'Rechazado',
};

/** Days within which the law asks for an answer. */
const DAYS = 30;

/** Who asked for what waits, and when: the client on their page, or by a letter that somebody wrote down. */
export function askedText({ actor, actor_name: name, at, due_on: due }: DataRightDto): string {
  if (actor === 'client') return `El cliente lo pidió el ${momentText(at)}.`;
  return `Lo pidió el ${dayText(daysAfter(due, -DAYS))}; lo anotó ${name ?? 'alguien del equipo'}.`;
}

/** Who asked for it or did it. */
export const actorText = ({ actor, actor_name: name }: DataRightDto): string =>
  actor === 'client' ? 'El cliente' : actor === 'system' ? 'El sistema' : (name ?? 'Alguien del equipo');

/** 'solicitud 12', 'solicitudes 12 y 15' */
export const requestsText = (ids: readonly number[]): string =>
  ids.length === 1 ? `solicitud ${ids[0]}` : `solicitudes ${ids.slice(0, -1).join(', ')} y ${ids.at(-1)}`;

/** Days left until a day, in Chile; negative once it is over. */
export function daysUntil(day: string, now = new Date()): number {
  return Math.round((Date.parse(day) - Date.parse(todayInChile(now))) / 86_400_000);
}

/** 'quedan 12 días', 'vence hoy', 'venció hace 3 días' */
export function dueText(day: string, now = new Date()): string {
  const left = daysUntil(day, now);
  if (left === 0) return 'vence hoy';
  const days = Math.abs(left) === 1 ? '1 día' : `${Math.abs(left)} días`;
  if (left < 0) return `venció hace ${days}`;
  return left === 1 ? 'queda 1 día' : `quedan ${days}`;
}
