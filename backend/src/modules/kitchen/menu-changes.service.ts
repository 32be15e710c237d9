import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { asChef } from '../../platform/audit/author.js';
import { withinItem } from '../../platform/http/answer/domain-error.js';
import { ChefNotFoundError, ChefRecordsRepository } from '../chefs/index.js';
import { UnknownDietError, UnknownModalityError } from '../lookups/index.js';
import {
  MAX_PROPOSALS,
  ProposalNotFoundError,
  ProposalsService,
  refuseGuests,
  TooManyProposalsError,
} from '../proposals/index.js';
import type {
  MenuWordsDto,
  NewMenuDto,
  ProfileMenuDto,
  ProposeProfileDto,
  TakenMenuDto,
} from './profile-change.dto.js';
import type { ProposedMenus } from './profile-change.entity.js';
import { ProfileChangesRepository } from './profile-changes.repository.js';
import { menuOf } from './profile-shown.js';
import { sameMenu, type MenuChange, type MenuValues, type NewMenu } from './profile-values.js';

/** The experiences of a change: those that the site has, and new ones. Taken, they are saved as the chef. */
@Injectable()
export class MenuChanges {
  constructor(
    private readonly em: EntityManager,
    private readonly changes: ProfileChangesRepository,
    private readonly records: ChefRecordsRepository,
    private readonly proposals: ProposalsService,
  ) {}

  /**
   * What the form changes and adds.
   * @param images of its experiences and then of its new ones, in order
   * @throws ProposalNotFoundError, TooManyProposalsError, GuestsRangeError, UnknownDietError, UnknownModalityError
   */
  async proposed(
    { menus, new_menus: added }: ProposeProfileDto,
    images: readonly number[],
    shown: readonly ProfileMenuDto[],
  ): Promise<ProposedMenus> {
    if (added.length > 0 && shown.length + added.length > MAX_PROPOSALS) throw new TooManyProposalsError();
    const known = await this.known([...menus, ...added], added);
    const changed: MenuChange[] = [];
    for (const [at, form] of menus.entries()) {
      const found = shown.find(({ id }) => id === form.id);
      if (!found) throw new ProposalNotFoundError();
      const wanted = await withinItem(`menus.${at}`, () => valuesOf(form, known.diets));
      const base = menuOf(found);
      const image = images[at] ?? found.profile_image.id;
      const isOther = image !== found.profile_image.id;
      if (isOther)
        changed.push({ id: form.id, wanted, base, picture: { wanted: image, base: found.profile_image.id } });
      else if (!sameMenu(wanted, base)) changed.push({ id: form.id, wanted, base });
    }
    const fresh: NewMenu[] = [];
    for (const [at, { id, modalities, food_types, ...form }] of added.entries()) {
      const words = await withinItem(`new_menus.${at}`, () => {
        if (modalities.some((modality) => !known.modalities.has(modality))) throw new UnknownModalityError();
        return valuesOf(form, known.diets);
      });
      const image = images[menus.length + at] ?? 0;
      fresh.push({ id, wanted: { ...words, profile_image: image, modalities, food_types } });
    }
    return { changed, new: fresh };
  }

  /**
   * Publishes an experience as the chef wants it.
   * @param wanted those of the change
   * @throws ProposalNotFoundError, StaleVersionError
   */
  async publish(chefId: number, wanted: readonly ProfileMenuDto[], { id, version }: TakenMenuDto): Promise<void> {
    const chef = await this.records.form(this.em, chefId);
    const menu = wanted.find((one) => one.id === id);
    if (!chef || !menu) throw new ProposalNotFoundError();
    const words = { ...menuOf(menu), profile_image: { id: menu.profile_image.id } };
    await asChef(chef.name, () => this.proposals.rewrite(id, chefId, words, version));
  }

  /**
   * Publishes a new experience, in the communes of the chef's page. Tried again, there is one, with the words of the last try.
   * @throws ChefNotFoundError, TooManyProposalsError, and what the save of an experience throws
   */
  async add(chefId: number, { id: key, diets, modalities, profile_image, ...words }: NewMenuDto): Promise<void> {
    const chef = await this.records.form(this.em, chefId);
    if (!chef) throw new ChefNotFoundError();
    const form = {
      ...words,
      chef_id: chefId,
      profile_image: { id: profile_image.id },
      modalities: modalities.map(({ id }) => id),
      diets: diets.map(({ id }) => id),
      cities: chef.cities,
    };
    await asChef(chef.name, () => this.proposals.create(form, key));
  }

  /** What of the lists exists that these forms choose. */
  private async known(forms: MenuWordsDto[], added: ProposeProfileDto['new_menus']): Promise<Known> {
    const diets = await this.changes.diets([...new Set(forms.flatMap((form) => form.diets))]);
    const modalities = await this.changes.modalities([...new Set(added.flatMap((form) => form.modalities))]);
    return { diets: new Set(diets.map(({ id }) => id)), modalities: new Set(modalities.map(({ id }) => id)) };
  }
}

interface Known {
  diets: ReadonlySet<number>;
  modalities: ReadonlySet<number>;
}

/** @throws GuestsRangeError, UnknownDietError */
function valuesOf(form: MenuWordsDto, diets: ReadonlySet<number>): MenuValues {
  const { dish_name, description, starter, main_course, dessert } = form;
  const guests = { guestsMin: form.guests_min ?? null, guestsMax: form.guests_max ?? null };
  refuseGuests(guests);
  if (form.diets.some((diet) => !diets.has(diet))) throw new UnknownDietError();
  return {
    ...{ dish_name, description, starter, main_course, dessert },
    ...{ guests_min: guests.guestsMin, guests_max: guests.guestsMax },
    diets: form.diets.toSorted((one, other) => one - other),
  };
}
