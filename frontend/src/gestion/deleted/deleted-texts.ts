import type { DeletedPartDto } from '../../api/generated';
import { inChile } from '../../ui/chile-time';
import { sentenceList } from '../../ui/format';

/** '23 de diciembre de 2026' */
export const dayText = inChile({ dateStyle: 'long' });

/** '12 experiencias y 3 opiniones' */
export const partsText = (parts: readonly DeletedPartDto[]): string =>
  sentenceList(parts.map(({ name, count }) => `${count} ${name}`));
