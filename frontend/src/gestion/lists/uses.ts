import type { LookupUsageDto } from '../../api/generated';
import { counted } from '../../ui/format';

/** Where a choice stands: offered on the site, hidden by staff, or offered nowhere because nobody has it. */
export type Place = 'site' | 'hidden' | 'nowhere';

export const PLACES: Record<Place, string> = { site: 'En el sitio', hidden: 'Oculto', nowhere: 'No se ofrece' };

export function placeOf({ hidden, on_site }: LookupUsageDto): Place {
  if (hidden) return 'hidden';
  return on_site ? 'site' : 'nowhere';
}

/** '2 chefs, 3 experiencias y 1 solicitud', and nothing for what nobody uses. */
export function usesOf({ chefs, proposals, requests }: LookupUsageDto): string {
  const uses = [
    chefs > 0 && counted(chefs, 'chef', 'chefs'),
    proposals > 0 && counted(proposals, 'experiencia', 'experiencias'),
    requests > 0 && counted(requests, 'solicitud', 'solicitudes'),
  ].filter((use) => use !== false);
  return new Intl.ListFormat('es').format(uses);
}

/** Only what nothing uses, and what the quote form does not offer in any case, can be deleted. */
export function canBeDeleted({ chefs, proposals, requests, service }: LookupUsageDto): boolean {
  return chefs + proposals + requests === 0 && !service;
}
