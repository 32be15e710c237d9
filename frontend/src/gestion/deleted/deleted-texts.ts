import type { DeletedPartDto } from '../../api/generated';
import { sentenceList } from '../../ui/format';

const DAY = new Intl.DateTimeFormat('es-CL', { day: 'numeric', month: 'long', year: 'numeric' });

/** '23 de diciembre de 2026' */
export const dayText = (moment: string): string => DAY.format(new Date(moment));

/** '12 experiencias y 3 opiniones' */
export const partsText = (parts: readonly DeletedPartDto[]): string =>
  sentenceList(parts.map(({ name, count }) => `${count} ${name}`));
