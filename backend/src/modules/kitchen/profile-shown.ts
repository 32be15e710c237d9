import type { LookupDto } from '../lookups/index.js';
import type { ProfileChangeDto, ProfileDto, ProfileMenuDto } from './profile-change.dto.js';
import type { ChangeRow } from './profile-changes.repository.js';
import {
  PROFILE_FIELDS,
  sameIds,
  sameMenu,
  type MenuValues,
  type ProfileField,
  type ProfileValues,
} from './profile-values.js';

/** What is shown, as values. */
export const valuesOf = ({
  description,
  information,
  price_per_person,
  profile_image,
  gallery,
}: Omit<ProfileDto, 'menus'>): ProfileValues => ({
  description,
  information,
  price_per_person,
  profile_image: profile_image.id,
  gallery: gallery.map(({ id }) => id),
});

/** An experience that is shown, as values. */
export const menuOf = ({ id: _id, version: _version, diets, ...words }: ProfileMenuDto): MenuValues => ({
  ...words,
  diets: diets.map(({ id }) => id),
});

/**
 * A change beside what is public now.
 * @param diets those that it names
 */
export function changeDto(row: ChangeRow, shown: ProfileDto, diets: readonly LookupDto[]): ProfileChangeDto {
  const now = valuesOf(shown);
  const fields = PROFILE_FIELDS.filter((field) => (field === 'gallery' ? row.gallery.length > 0 : row[field] !== null));
  const isOther = (field: ProfileField): boolean =>
    field === 'gallery' ? !sameIds(row.base.gallery, now.gallery) : row.base[field] !== now[field];
  // Of an experience that staff deleted meanwhile nothing is left to change.
  const menus = row.menus.filter(({ id }) => shown.menus.some((menu) => menu.id === id));
  const since = menus.filter(({ id, base }) =>
    shown.menus.some((menu) => menu.id === id && !sameMenu(menuOf(menu), base)),
  );
  return {
    id: row.id,
    state: row.state,
    fields,
    changed_since: fields.filter(isOther),
    menus: menus.map(({ id }) => id),
    menus_changed_since: since.map(({ id }) => id),
    wanted: {
      description: row.description ?? shown.description,
      information: row.information ?? shown.information,
      price_per_person: row.price_per_person ?? shown.price_per_person,
      profile_image: row.profile_image ?? shown.profile_image,
      gallery: row.gallery.length > 0 ? row.gallery : shown.gallery,
      menus: shown.menus.map((menu) => rewritten(menu, menus.find(({ id }) => id === menu.id)?.wanted, diets)),
    },
    note: row.note,
    sent_at: row.sent_at,
    version: row.version,
  };
}

function rewritten(menu: ProfileMenuDto, wanted: MenuValues | undefined, known: readonly LookupDto[]): ProfileMenuDto {
  return wanted ? { ...menu, ...wanted, diets: known.filter(({ id }) => wanted.diets.includes(id)) } : menu;
}
