import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { asChef } from '../../platform/audit/author.js';
import { StaleVersionError } from '../../platform/database/versioned.entity.js';
import type { Caller } from '../../platform/http/access.js';
import { ChefNotFoundError, ChefRecordsRepository, ChefsService, idOnly } from '../chefs/index.js';
import { FilesService, Image, ImageGoneError, onField, type ImageInputDto } from '../files/index.js';
import {
  NotWaitingChangeError,
  NothingChangedError,
  PriceMissingError,
  ReturnNoteMissingError,
} from './kitchen.errors.js';
import { MenuChanges } from './menu-changes.service.js';
import type {
  ChefProfileDto,
  DecideProfileDto,
  KitchenProfileDto,
  ProfileChangeDto,
  ProfileDto,
  ProposeProfileDto,
} from './profile-change.dto.js';
import { ProfileChange } from './profile-change.entity.js';
import { ProfileChangesRepository, type ChangeRow } from './profile-changes.repository.js';
import { changeDto, valuesOf, type Chosen } from './profile-shown.js';
import { PROFILE_FIELDS, sameIds, type ProfileField } from './profile-values.js';

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
    private readonly menus: MenuChanges,
    private readonly files: FilesService,
  ) {}

  /** @throws ChefNotFoundError */
  async ofChef(chefId: number): Promise<ChefProfileDto> {
    const { version, ...shown } = await this.shown(chefId);
    const change = await this.changes.row(chefId);
    if (!change) return { chef_version: version, shown, change: null };
    return { chef_version: version, shown, change: changeDto(change, shown, await this.chosen(change)) };
  }

  /**
   * Stores what a chef wants. What waits already is replaced by it. Sent again, nothing changes.
   * @throws StaleVersionError, NothingChangedError, PriceMissingError, ImageGoneError, and what FilesService.prepare and
   * MenuChanges.proposed throw
   */
  async propose(chefId: number, form: ProposeProfileDto): Promise<KitchenProfileDto> {
    await this.refuseOthersPictures(chefId, form);
    const [image = 0, ...gallery] = await this.files.prepareAll([
      { input: form.profile_image, kind: 'profile', field: 'profile_image' },
      ...form.gallery.map((input, at) => ({ input, kind: 'gallery' as const, field: `gallery.${at}` })),
      ...menuPicturesOf(form).map(({ input, field }) => ({ input, kind: 'proposal' as const, field })),
    ]);
    const ofMenus = gallery.splice(form.gallery.length);
    const before = await this.em.fork().transactional(async () => {
      const chef = await this.chefs.lock(chefId);
      const { menus, ...profile } = await this.shown(chefId);
      const shown = valuesOf(profile);
      const wanted = {
        description: form.description,
        information: form.information,
        price_per_person: form.price_per_person ?? null,
        profile_image: image,
        gallery,
      };
      if (wanted.price_per_person === null && shown.price_per_person !== null) throw new PriceMissingError();
      const proposed = await this.menus.proposed(form, ofMenus, menus);
      const isSame = PROFILE_FIELDS.every((field) =>
        field === 'gallery' ? sameIds(gallery, shown.gallery) : wanted[field] === shown[field],
      );
      if (isSame && proposed.changed.length + proposed.new.length === 0) throw new NothingChangedError();
      const known = await this.changes.lock(chefId);
      if (!known && form.version > 0) throw new StaleVersionError();
      const change = known ?? new ProfileChange(chef);
      const replaced = change.pictures;
      if (known) known.beginEdit(form.version);
      change.propose(wanted, shown, proposed, (id) => this.em.getReference(Image, id));
      await this.em.persist(change).flush();
      return replaced.filter((id) => !change.pictures.includes(id));
    });
    await this.files.removeUnused(before);
    return this.own(chefId);
  }

  /** Takes back what waits or was returned. Without it nothing changes. */
  async withdraw(chefId: number): Promise<KitchenProfileDto> {
    const before = await this.em.fork().transactional(async () => {
      const change = await this.changes.lock(chefId);
      if (!change) return [];
      const { pictures } = change;
      this.em.remove(change);
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
    const added = change.new_menus.filter(({ id }) => form.new_menus.some((one) => one.id === id));
    const isWhole =
      taken.length === change.fields.length &&
      menus.length === change.menus.length &&
      added.length === change.new_menus.length;
    if (!isWhole && !form.note) throw new ReturnNoteMissingError();
    if (taken.length > 0) await this.publish(chefId, change, taken, form.chef_version);
    for (const menu of menus) await this.menus.publish(chefId, change.wanted.menus, menu);
    for (const menu of added) await this.menus.add(chefId, menu);
    const pictures = await this.em.fork().transactional(async () => {
      const stored = await this.changes.lock(chefId);
      if (!stored) throw new NotWaitingChangeError();
      stored.beginEdit(change.version);
      const before = stored.pictures;
      // An experience that is gone cannot be returned.
      const gone = stored.menus.filter(({ id }) => !change.menus.includes(id));
      const settled = [...menus, ...gone].map(({ id }) => id);
      const decided = { fields: taken, menus: settled, newMenus: added.map(({ id }) => id) };
      stored.decide(decided, form.note ?? null, caller.name);
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
  private async refuseOthersPictures(chefId: number, form: ProposeProfileDto): Promise<void> {
    const { profile_image: face, gallery } = form;
    const { shown, change } = await this.ofChef(chefId);
    const refuse = (input: ImageInputDto, own: (number | undefined)[], field: string): void => {
      if (typeof input.id === 'number' && !own.includes(input.id)) throw onField(new ImageGoneError(), field);
    };
    refuse(face, [shown.profile_image.id, change?.wanted.profile_image.id], 'profile_image');
    const hung = [...shown.gallery, ...(change?.wanted.gallery ?? [])].map(({ id }) => id);
    for (const [at, input] of gallery.entries()) refuse(input, hung, `gallery.${at}`);
    const dishes = [...shown.menus, ...(change?.wanted.menus ?? []), ...(change?.new_menus ?? [])];
    const ofDishes = dishes.map(({ profile_image: { id } }) => id);
    for (const { input, field } of menuPicturesOf(form)) refuse(input, ofDishes, field);
  }

  /** What a change chooses of the lists, as far as it is there. */
  private async chosen({ menus, new_menus: added }: ChangeRow): Promise<Chosen> {
    const all = [...menus, ...added].flatMap(({ wanted }) => wanted.diets);
    const modalities = added.flatMap(({ wanted }) => wanted.modalities);
    return { diets: await this.changes.diets(all), modalities: await this.changes.modalities(modalities) };
  }

  private async publish(
    chefId: number,
    { wanted }: ProfileChangeDto,
    taken: readonly ProfileField[],
    version: number,
  ): Promise<void> {
    const form = await this.records.form(this.em, chefId);
    if (!form) throw new ChefNotFoundError();
    const values = {
      ...wanted,
      profile_image: { id: wanted.profile_image.id },
      gallery: wanted.gallery.map(({ id }) => ({ id })),
    };
    const changed = Object.fromEntries(taken.map((field) => [field, values[field]]));
    await asChef(form.name, () => this.chefs.update(chefId, { ...form, ...changed, version }, idOnly));
  }

  private async shown(chefId: number): Promise<ProfileDto & { version: number }> {
    const row = await this.records.formRow(this.em, chefId);
    if (!row) throw new ChefNotFoundError();
    const { version, description, information, price_per_person, profile_image, gallery } = row;
    const menus = await this.changes.menus(chefId);
    return { version, description, information, price_per_person, profile_image, gallery, menus };
  }
}

/** The pictures of a form's experiences, and then of its new ones. */
const menuPicturesOf = ({ menus, new_menus: added }: ProposeProfileDto): { input: ImageInputDto; field: string }[] => [
  ...menus.map(({ profile_image: input }, at) => ({ input, field: `menus.${at}.profile_image` })),
  ...added.map(({ profile_image: input }, at) => ({ input, field: `new_menus.${at}.profile_image` })),
];
