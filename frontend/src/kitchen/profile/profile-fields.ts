import type { ProfileChangeDto } from '../../api/kitchen.generated';
import { sentenceList } from '../../ui/format';

type Field = ProfileChangeDto['fields'][number];

const NAMES: Record<Field, string> = {
  description: 'presentación',
  information: 'historia',
  price_per_person: 'precio',
  profile_image: 'foto',
  gallery: 'galería',
};

/** 'presentación, precio y menús' */
export const listOf = ({ fields, menus }: Pick<ProfileChangeDto, 'fields' | 'menus'>): string =>
  sentenceList([...fields.map((field) => NAMES[field]), ...(menus.length > 0 ? ['menús'] : [])]);
