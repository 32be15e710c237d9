import type { ImageDto } from '../files/index.js';
import type { LookupDto } from '../lookups/index.js';
import type { NewMenuDto, ProfileChangeDto, ProfileDto, ProfileMenuDto } from './profile-change.dto.js';
import type { ChangeRow } from './profile-changes.repository.js';
import {
  PROFILE_FIELDS,
  sameIds,
  sameMenu,
  type MenuChange,
  type MenuValues,
  type NewMenu,
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
export const menuOf = ({
  id: _id,
  version: _version,
  profile_image: _image,
  diets,
  ...words
}: ProfileMenuDto): MenuValues => ({
  ...words,
  diets: diets.map(({ id }) => id),
});

/** What a change chooses of the lists. */
export interface Chosen {
  diets: readonly LookupDto[];
  modalities: readonly LookupDto[];
}

/** A change beside what is public now. */
export function changeDto(row: ChangeRow, shown: ProfileDto, chosen: Chosen): ProfileChangeDto {
  const now = valuesOf(shown);
  const fields = PROFILE_FIELDS.filter((field) => (field === 'gallery' ? row.gallery.length > 0 : row[field] !== null));
  const isOther = (field: ProfileField): boolean =>
    field === 'gallery' ? !sameIds(row.base.gallery, now.gallery) : row.base[field] !== now[field];
  // Of an experience that staff deleted meanwhile nothing is left to change.
  const menus = row.menus.filter(({ id }) => shown.menus.some((menu) => menu.id === id));
  const since = menus.filter(({ id, base, picture }) =>
    shown.menus.some(
      (menu) =>
        menu.id === id &&
        (!sameMenu(menuOf(menu), base) || (picture !== undefined && menu.profile_image.id !== picture.base)),
    ),
  );
  return {
    id: row.id,
    state: row.state,
    fields,
    changed_since: fields.filter(isOther),
    menus: menus.map(({ id }) => id),
    menus_changed_since: since.map(({ id }) => id),
    new_menus: row.new_menus.flatMap((menu) => newMenu(menu, row.menu_pictures, chosen)),
    wanted: {
      description: row.description ?? shown.description,
      information: row.information ?? shown.information,
      price_per_person: row.price_per_person ?? shown.price_per_person,
      profile_image: row.profile_image ?? shown.profile_image,
      gallery: row.gallery.length > 0 ? row.gallery : shown.gallery,
      menus: shown.menus.map((menu) => {
        const change = menus.find(({ id }) => id === menu.id);
        return change ? rewritten(menu, change, row.menu_pictures, chosen) : menu;
      }),
    },
    note: row.note,
    sent_at: row.sent_at,
    version: row.version,
  };
}

function rewritten(
  menu: ProfileMenuDto,
  { wanted, picture }: MenuChange,
  pictures: readonly ImageDto[],
  { diets }: Chosen,
): ProfileMenuDto {
  return {
    ...menu,
    ...wanted,
    diets: diets.filter(({ id }) => wanted.diets.includes(id)),
    profile_image: pictures.find(({ id }) => id === picture?.wanted) ?? menu.profile_image,
  };
}

function newMenu({ id, wanted }: NewMenu, pictures: readonly ImageDto[], of: Chosen): NewMenuDto[] {
  const picture = pictures.find((one) => one.id === wanted.profile_image);
  const diets = of.diets.filter((diet) => wanted.diets.includes(diet.id));
  const modalities = of.modalities.filter((modality) => wanted.modalities.includes(modality.id));
  // Its picture has a foreign key, and so is there.
  return picture ? [{ ...wanted, id, diets, modalities, profile_image: picture }] : [];
}
