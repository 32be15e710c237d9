import type { ProfileChangeDto } from '../../api/kitchen.generated';
import { sentenceList } from '../../ui/format';

type Field = ProfileChangeDto['fields'][number];

const NAMES: Record<Field, string> = {
  description: 'presentación',
  information: 'historia',
  price_per_person: 'precio',
  profile_image: 'foto',
};

/** 'presentación, precio y foto' */
export const listOf = (fields: readonly Field[]): string => sentenceList(fields.map((field) => NAMES[field]));
