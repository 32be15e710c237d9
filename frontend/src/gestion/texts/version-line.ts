import type { TextVersionDto } from '../../api/generated';
import { inChile } from '../../ui/chile-time';

const written = inChile({ dateStyle: 'long', timeStyle: 'short' });

/** 'Versión 2, de Antonia Fuenzalida, 23 de noviembre de 2026, 16:05' */
export function versionLine({ number, at, who }: TextVersionDto): string {
  const origin = who !== null && at !== null ? [`de ${who}`, written(at)] : [];
  return [`Versión ${number}`, ...origin].join(', ');
}
