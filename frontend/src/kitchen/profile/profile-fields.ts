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

/** 'presentación, precio, menús y un menú nuevo' */
export const listOf = ({
  fields,
  menus,
  new_menus: added,
}: Pick<ProfileChangeDto, 'fields' | 'menus' | 'new_menus'>): string =>
  sentenceList([
    ...fields.map((field) => NAMES[field]),
    ...(menus.length > 0 ? ['menús'] : []),
    ...(added.length > 0 ? [added.length === 1 ? 'un menú nuevo' : `${added.length} menús nuevos`] : []),
  ]);
