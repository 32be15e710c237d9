import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { asChef } from '../../platform/audit/author.js';
import { StaleVersionError } from '../../platform/database/versioned.entity.js';
import { withinItem } from '../../platform/http/answer/domain-error.js';
import type { Caller } from '../../platform/http/access.js';
import { ChefNotFoundError, ChefRecordsRepository, ChefsService, idOnly } from '../chefs/index.js';
import { FilesService, Image, ImageGoneError, onField, type ImageInputDto } from '../files/index.js';
import { UnknownDietError } from '../lookups/index.js';
import { ProposalNotFoundError, ProposalsService, refuseGuests } from '../proposals/index.js';
import {
  NotWaitingChangeError,
  NothingChangedError,
  PriceMissingError,
  ReturnNoteMissingError,
} from './kitchen.errors.js';
import type {
  ChefProfileDto,
  DecideProfileDto,
  KitchenProfileDto,
  MenuFormDto,
  ProfileChangeDto,
  ProfileDto,
  ProfileMenuDto,
  ProposeProfileDto,
  TakenMenuDto,
} from './profile-change.dto.js';
import { ProfileChange } from './profile-change.entity.js';
import { ProfileChangesRepository } from './profile-changes.repository.js';
import { changeDto, menuOf, valuesOf } from './profile-shown.js';
import {
  PROFILE_FIELDS,
  sameIds,
  sameMenu,
  type MenuChange,
  type MenuValues,
  type ProfileField,
} from './profile-values.js';

/**
 * A chef proposes what the site shall show, and staff decide. The site changes only through the saves of chefs and experiences,
 * in the chef's name.
 */
@Injectable()
export class ProfileChangesService {
  constructor(
    private readonly em: EntityManager,
    private readonly changes: ProfileChangesRepository,
    private readonly chefs: ChefsService,
    private readonly records: ChefRecordsRepository,
    private readonly proposals: ProposalsService,
    private readonly files: FilesService,
  ) {}

  /** @throws ChefNotFoundError */
  async ofChef(chefId: number): Promise<ChefProfileDto> {
    const em = this.em.fork();
    const { version, ...shown } = await this.shown(em, chefId);
    const change = await this.changes.row(em, chefId);
    const diets = await this.changes.diets(em, change?.menus.flatMap(({ wanted }) => wanted.diets) ?? []);
    return { chef_version: version, shown, change: change ? changeDto(change, shown, diets) : null };
  }

  /**
   * Stores what a chef wants. What waits already is replaced by it. Sent again, nothing changes.
   * @throws StaleVersionError, NothingChangedError, PriceMissingError, ImageGoneError, ProposalNotFoundError, GuestsRangeError,
   * UnknownDietError, and what FilesService.prepare throws
   */
  async propose(chefId: number, form: ProposeProfileDto): Promise<KitchenProfileDto> {
    await this.refuseOthersPictures(chefId, form);
    const [image = 0, ...gallery] = await this.files.prepareAll([
      { input: form.profile_image, kind: 'profile', field: 'profile_image' },
      ...form.gallery.map((input, at) => ({ input, kind: 'gallery' as const, field: `gallery.${at}` })),
    ]);
    const before = await this.em.fork().transactional(async (em) => {
      const chef = await this.chefs.lock(chefId);
      const { menus, ...profile } = await this.shown(em, chefId);
      const shown = valuesOf(profile);
      const wanted = {
        description: form.description,
        information: form.information,
        price_per_person: form.price_per_person ?? null,
        profile_image: image,
        gallery,
      };
      if (wanted.price_per_person === null && shown.price_per_person !== null) throw new PriceMissingError();
      const anew = await this.rewritten(em, form.menus, menus);
      const isSame = PROFILE_FIELDS.every((field) =>
        field === 'gallery' ? sameIds(gallery, shown.gallery) : wanted[field] === shown[field],
      );
      if (isSame && anew.length === 0) throw new NothingChangedError();
      const known = await this.changes.lock(em, chefId);
      if (!known && form.version > 0) throw new StaleVersionError();
      const change = known ?? new ProfileChange(chef);
      const replaced = change.pictures;
      if (known) known.beginEdit(form.version);
      change.propose(wanted, shown, anew, (id) => em.getReference(Image, id));
      await em.persist(change).flush();
      return replaced.filter((id) => !change.pictures.includes(id));
    });
    await this.files.removeUnused(before);
    return this.own(chefId);
  }

  /** Takes back what waits or was returned. Without it nothing changes. */
  async withdraw(chefId: number): Promise<KitchenProfileDto> {
    const before = await this.em.fork().transactional(async (em) => {
      const change = await this.changes.lock(em, chefId);
      if (!change) return [];
      const { pictures } = change;
      em.remove(change);
      return pictures;
    });
    await this.files.removeUnused(before);
    return this.own(chefId);
  }

  /** What the chef sees of it. */
  async own(chefId: number): Promise<KitchenProfileDto> {
    const { shown, change } = await this.ofChef(chefId);
    return { shown, change };
  }

  /**
   * Staff take fields and experiences, which become public in the chef's name, and return the others with a note. A second try
   * finds public already what the first one published.
   * @throws ChefNotFoundError, NotWaitingChangeError, StaleVersionError, ReturnNoteMissingError
   */
  async decide(chefId: number, form: DecideProfileDto, caller: Caller): Promise<ChefProfileDto> {
    const { change } = await this.ofChef(chefId);
    if (change?.state !== 'waiting') throw new NotWaitingChangeError();
    if (form.version !== change.version) throw new StaleVersionError();
    const taken = change.fields.filter((field) => form[field]);
    const menus = form.menus.filter(({ id }) => change.menus.includes(id));
    const isWhole = taken.length === change.fields.length && menus.length === change.menus.length;
    if (!isWhole && !form.note) throw new ReturnNoteMissingError();
    if (taken.length > 0) await this.publish(chefId, change, taken, form.chef_version);
    for (const menu of menus) await this.publishMenu(chefId, change, menu);
    const pictures = await this.em.fork().transactional(async (em) => {
      const stored = await this.changes.lock(em, chefId);
      if (!stored) throw new NotWaitingChangeError();
      stored.beginEdit(change.version);
      const before = stored.pictures;
      // An experience that is gone cannot be returned.
      const gone = stored.menus.filter(({ id }) => !change.menus.includes(id));
      const settled = [...menus, ...gone].map(({ id }) => id);
      stored.decide(taken, settled, form.note ?? null, caller.name);
      await em.flush();
      return before;
    });
    await this.files.removeUnused(pictures);
    return this.ofChef(chefId);
  }

  /**
   * Of the pictures there are a chef may name those that are public on their page and those that they proposed: others may not be
   * public, or are another chef's.
   * @throws ImageGoneError
   */
  private async refuseOthersPictures(
    chefId: number,
    { profile_image: face, gallery }: ProposeProfileDto,
  ): Promise<void> {
    const { shown, change } = await this.ofChef(chefId);
    const refuse = (input: ImageInputDto, own: (number | undefined)[], field: string): void => {
      if (typeof input.id === 'number' && !own.includes(input.id)) throw onField(new ImageGoneError(), field);
    };
    refuse(face, [shown.profile_image.id, change?.wanted.profile_image.id], 'profile_image');
    const hung = [...shown.gallery, ...(change?.wanted.gallery ?? [])].map(({ id }) => id);
    for (const [at, input] of gallery.entries()) refuse(input, hung, `gallery.${at}`);
  }

  /** Those of the forms that say something else than what is public. */
  private async rewritten(em: EntityManager, forms: MenuFormDto[], shown: ProfileMenuDto[]): Promise<MenuChange[]> {
    const asked = [...new Set(forms.flatMap(({ diets }) => diets))];
    const known = new Set((await this.changes.diets(em, asked)).map(({ id }) => id));
    const changes: MenuChange[] = [];
    for (const [at, { id, ...form }] of forms.entries()) {
      const found = shown.find((menu) => menu.id === id);
      if (!found) throw new ProposalNotFoundError();
      await withinItem(`menus.${at}`, () => {
        refuseGuests({ guestsMin: form.guests_min ?? null, guestsMax: form.guests_max ?? null });
        if (form.diets.some((diet) => !known.has(diet))) throw new UnknownDietError();
      });
      const wanted: MenuValues = {
        ...form,
        guests_min: form.guests_min ?? null,
        guests_max: form.guests_max ?? null,
        diets: form.diets.toSorted((one, other) => one - other),
      };
      const base = menuOf(found);
      if (!sameMenu(wanted, base)) changes.push({ id, wanted, base });
    }
    return changes;
  }

  private async publish(
    chefId: number,
    { wanted }: ProfileChangeDto,
    taken: readonly ProfileField[],
    version: number,
  ): Promise<void> {
    const form = await this.records.form(this.em.fork(), chefId);
    if (!form) throw new ChefNotFoundError();
    const values = {
      ...wanted,
      profile_image: { id: wanted.profile_image.id },
      gallery: wanted.gallery.map(({ id }) => ({ id })),
    };
    const changed = Object.fromEntries(taken.map((field) => [field, values[field]]));
    await asChef(form.name, () => this.chefs.update(chefId, { ...form, ...changed, version }, idOnly));
  }

  private async publishMenu(
    chefId: number,
    { wanted }: ProfileChangeDto,
    { id, version }: TakenMenuDto,
  ): Promise<void> {
    const chef = await this.records.form(this.em.fork(), chefId);
    const menu = wanted.menus.find((one) => one.id === id);
    if (!chef || !menu) throw new ProposalNotFoundError();
    await asChef(chef.name, () => this.proposals.rewrite(id, chefId, menuOf(menu), version));
  }

  private async shown(em: EntityManager, chefId: number): Promise<ProfileDto & { version: number }> {
    const row = await this.records.formRow(em, chefId);
    if (!row) throw new ChefNotFoundError();
    const { version, description, information, price_per_person, profile_image, gallery } = row;
    const menus = await this.changes.menus(em, chefId);
    return { version, description, information, price_per_person, profile_image, gallery, menus };
  }
}
