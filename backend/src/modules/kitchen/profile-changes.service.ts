import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { asChef } from '../../platform/audit/author.js';
import { StaleVersionError } from '../../platform/database/versioned.entity.js';
import type { Caller } from '../../platform/http/access.js';
import { ChefNotFoundError, ChefRecordsRepository, ChefsService, idOnly, type ChefFormRow } from '../chefs/index.js';
import { FilesService, Image, ImageGoneError, onField } from '../files/index.js';
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
  ProfileChangeDto,
  ProposeProfileDto,
} from './profile-change.dto.js';
import { PROFILE_FIELDS, ProfileChange, type ProfileField, type ProfileValues } from './profile-change.entity.js';
import { ProfileChangesRepository, type ChangeRow } from './profile-changes.repository.js';

/**
 * A chef proposes what the site shall show, and staff decide. The site changes only through the chefs' own save, in the
 * chef's name.
 */
@Injectable()
export class ProfileChangesService {
  constructor(
    private readonly em: EntityManager,
    private readonly changes: ProfileChangesRepository,
    private readonly chefs: ChefsService,
    private readonly records: ChefRecordsRepository,
    private readonly files: FilesService,
  ) {}

  /** @throws ChefNotFoundError */
  async ofChef(chefId: number): Promise<ChefProfileDto> {
    const em = this.em.fork();
    const row = await this.records.formRow(em, chefId);
    if (!row) throw new ChefNotFoundError();
    const { version, description, information, price_per_person, profile_image } = row;
    const change = await this.changes.row(em, chefId);
    return {
      chef_version: version,
      shown: { description, information, price_per_person, profile_image },
      change: change ? changeDto(change, row) : null,
    };
  }

  /**
   * Stores what a chef wants. What waits already is replaced by it. Sent again, nothing changes.
   * @throws StaleVersionError, NothingChangedError, PriceMissingError, ImageGoneError, and what FilesService.prepare throws
   */
  async propose(chefId: number, form: ProposeProfileDto): Promise<KitchenProfileDto> {
    await this.refuseOthersPicture(chefId, form.profile_image.id);
    const image = await this.files.prepare(form.profile_image, 'profile', 'profile_image');
    const before = await this.em.fork().transactional(async (em) => {
      const chef = await this.chefs.lock(chefId);
      const shown = valuesOf(await this.read(em, chefId));
      const wanted = {
        description: form.description,
        information: form.information,
        price_per_person: form.price_per_person ?? null,
        profile_image: image,
      };
      if (wanted.price_per_person === null && shown.price_per_person !== null) throw new PriceMissingError();
      if (PROFILE_FIELDS.every((field) => wanted[field] === shown[field])) throw new NothingChangedError();
      const known = await this.changes.lock(em, chefId);
      if (!known && form.version > 0) throw new StaleVersionError();
      const change = known ?? new ProfileChange(chef);
      const replaced = change.profileImage?.id;
      if (known) known.beginEdit(form.version);
      change.propose(wanted, shown, (id) => em.getReference(Image, id));
      await em.persist(change).flush();
      return replaced;
    });
    if (before !== undefined && before !== image) await this.files.removeUnused([before]);
    return this.own(chefId);
  }

  /** Takes back what waits or was returned. Without it nothing changes. */
  async withdraw(chefId: number): Promise<KitchenProfileDto> {
    const before = await this.em.fork().transactional(async (em) => {
      const change = await this.changes.lock(em, chefId);
      if (change) em.remove(change);
      return change?.profileImage?.id;
    });
    if (before !== undefined) await this.files.removeUnused([before]);
    return this.own(chefId);
  }

  /** What the chef sees of it. */
  async own(chefId: number): Promise<KitchenProfileDto> {
    const { shown, change } = await this.ofChef(chefId);
    return { shown, change };
  }

  /**
   * Staff take fields, which become public in the chef's name, and return the others with a note. A second try finds the
   * fields public already.
   * @throws ChefNotFoundError, NotWaitingChangeError, StaleVersionError, ReturnNoteMissingError
   */
  async decide(chefId: number, form: DecideProfileDto, caller: Caller): Promise<ChefProfileDto> {
    const { change } = await this.ofChef(chefId);
    if (change?.state !== 'waiting') throw new NotWaitingChangeError();
    if (form.version !== change.version) throw new StaleVersionError();
    const taken = change.fields.filter((field) => form[field]);
    if (taken.length < change.fields.length && !form.note) throw new ReturnNoteMissingError();
    if (taken.length > 0) await this.publish(chefId, change, taken, form.chef_version);
    const image = await this.em.fork().transactional(async (em) => {
      const stored = await this.changes.lock(em, chefId);
      if (!stored) throw new NotWaitingChangeError();
      stored.beginEdit(change.version);
      stored.decide(taken, form.note ?? null, caller.name);
      await em.flush();
      return change.wanted.profile_image.id;
    });
    await this.files.removeUnused([image]);
    return this.ofChef(chefId);
  }

  /**
   * Of the pictures there are a chef may name the public one and the one that they proposed: others may not be public.
   * @throws ImageGoneError
   */
  private async refuseOthersPicture(chefId: number, id: number | null | undefined): Promise<void> {
    if (typeof id !== 'number') return;
    const { shown, change } = await this.ofChef(chefId);
    const own = [shown.profile_image.id, change?.wanted.profile_image.id];
    if (!own.includes(id)) throw onField(new ImageGoneError(), 'profile_image');
  }

  private async publish(
    chefId: number,
    { wanted }: ProfileChangeDto,
    taken: readonly ProfileField[],
    version: number,
  ): Promise<void> {
    const form = await this.records.form(this.em.fork(), chefId);
    if (!form) throw new ChefNotFoundError();
    const values = { ...wanted, profile_image: { id: wanted.profile_image.id } };
    const changed = Object.fromEntries(taken.map((field) => [field, values[field]]));
    await asChef(form.name, () => this.chefs.update(chefId, { ...form, ...changed, version }, idOnly));
  }

  private async read(em: EntityManager, chefId: number): Promise<ChefFormRow> {
    const row = await this.records.formRow(em, chefId);
    if (!row) throw new ChefNotFoundError();
    return row;
  }
}

const valuesOf = ({ description, information, price_per_person, profile_image }: ChefFormRow): ProfileValues => ({
  description,
  information,
  price_per_person,
  profile_image: profile_image.id,
});

function changeDto(row: ChangeRow, chef: ChefFormRow): ProfileChangeDto {
  const shown = valuesOf(chef);
  const fields = PROFILE_FIELDS.filter((field) => row[field] !== null);
  return {
    id: row.id,
    state: row.state,
    fields,
    changed_since: fields.filter((field) => row.base[field] !== shown[field]),
    wanted: {
      description: row.description ?? shown.description,
      information: row.information ?? shown.information,
      price_per_person: row.price_per_person ?? shown.price_per_person,
      profile_image: row.profile_image ?? chef.profile_image,
    },
    note: row.note,
    sent_at: row.sent_at,
    version: row.version,
  };
}
