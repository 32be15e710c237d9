import type { TextVersionDto } from '../../api/generated';

const MOMENT = new Intl.DateTimeFormat('es-CL', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Santiago',
  hourCycle: 'h23',
});

/** 'Versión 2, de Antonia Fuenzalida, 23 de noviembre de 2026, 16:05' */
export function versionLine({ number, at, who }: TextVersionDto): string {
  const written = who !== null && at !== null ? [`de ${who}`, MOMENT.format(new Date(at))] : [];
  return [`Versión ${number}`, ...written].join(', ');
}
