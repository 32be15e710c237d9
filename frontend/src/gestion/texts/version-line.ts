import type { TextVersionDto } from '../../api/generated';
import { moment } from '../../ui/evening-words';

/** 'Versión 2, de Antonia Fuenzalida, 23 de noviembre de 2026, 16:05' */
export function versionLine({ number, at, who }: TextVersionDto): string {
  const origin = who !== null && at !== null ? [`de ${who}`, moment(at)] : [];
  return [`Versión ${number}`, ...origin].join(', ');
}
