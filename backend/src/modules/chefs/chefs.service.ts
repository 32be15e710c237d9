import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { EntityManager } from '@mikro-orm/postgresql';
import { addressLocks, firstKey, lockedAddress } from '../../platform/database/address.js';
import { createdBy, creationLocks, creationOf } from '../../platform/database/creation-key.js';
import { DELETION_LOCK, lockForTransaction } from '../../platform/database/lock.js';
import { emitInOrder } from '../../platform/database/emit-in-order.js';
import { FilesService, Image, type KindRow, type UploadedImage } from '../files/index.js';
import { LookupsService } from '../lookups/index.js';
import { ChefAddressChanged, ChefDeleting, ChefLeaving, ChefRenamed } from './chef-events.js';
import { ChefSlug } from './chef-slug.entity.js';
import { Chef, type ChefChoices, type ChefDetails, type ChefState } from './chef.entity.js';
import { CHEF_STAFF_FIELDS, type ChefFormDto, type CreateChefDto, type UpdateChefDto } from './chefs.dto.js';
import { ChefNotFoundError, UnknownChefError } from './chefs.errors.js';
import { ChefsRepository } from './chefs.repository.js';
import { underEntityNames } from './entity-names.js';

/** The locks of chefs' addresses. */
const ADDRESSES = 'chef-slug';

/** Reads what a call answers about the chef `id`, within the transaction that changed it. */
type ChefReader<Answer> = (em: EntityManager, id: number) => Promise<Answer>;

/** For callers that need only the chef's id. */
export const idOnly: ChefReader<number> = (_em, id) => Promise.resolve(id);

/** What staff do with chefs. Each method is one transaction, in which the caller also reads the answer. */
@Injectable()
export class ChefsService {
  constructor(
    private readonly em: EntityManager,
    private readonly chefs: ChefsRepository,
    private readonly lookups: LookupsService,
    private readonly files: FilesService,
    private readonly events: EventEmitter2,
  ) {}

  /**
   * Creates a chef, with the food types and cities that are new. A second creation with the same key changes nothing
   * and returns the stored chef.
   * @throws KeyReusedError
   */
  async create<Answer>(form: CreateChefDto, read: ChefReader<Answer>): Promise<Answer> {
    const pictures = await this.uploadNew(form);
    const creation = creationOf(form.creation_key, form);
    return this.em.transactional(async (em) => {
      const wanted = firstKey(form.name);
      await this.lookups.lockLists([...creationLocks('chef', creation), ...addressLocks(ADDRESSES, wanted)]);
      const ids = pictures.map(({ id }) => id);
      const { kinds, earlier, owner } = await this.chefs.lookUpCreation(wanted, creation, ids);
      const images = this.files.idsOf(pictures, kinds);
      const created = createdBy(creation, earlier);
      if (created) return read(em, created);
      const { slug, key } = await lockedAddress(em, ADDRESSES, form.name, {
        ownerOf: (key) => this.chefs.ownerOfSlug(key),
        looked: { key: wanted, owner },
      });
      const chef = new Chef(detailsOf(form), slug, await this.choices(form), creation);
      illustrate(em, chef, images);
      await em.persist([chef, new ChefSlug(key, chef)]).flush();
      return read(em, chef.id);
    });
  }

  /**
   * Replaces what staff wrote about a chef. After a rename the old address still leads to the chef.
   * @throws ChefNotFoundError, StaleVersionError
   */
  async update<Answer>(id: number, form: UpdateChefDto, read: ChefReader<Answer>): Promise<Answer> {
    const pictures = await this.uploadNew(form);
    const { answer, replaced } = await this.em.transactional(async (em) => {
      await this.lookups.lockLists([
        { name: [ADDRESSES], shared: true },
        { table: 'chef', id },
      ]);
      const chef = await this.chefs.toEdit(id);
      if (!chef) throw new ChefNotFoundError();
      const before = imagesOf(chef);
      const images = await this.files.check(pictures, before);
      chef.beginEdit(form.version);
      const isRenamed = form.name !== chef.chefName;
      const isElsewhere = form.email !== chef.email;
      if (isRenamed) await this.rename(em, chef, form.name);
      chef.describe(detailsOf(form), await this.choices(form, chef));
      illustrate(em, chef, images);
      await em.flush();
      if (isRenamed) await emitInOrder(this.events, ChefRenamed.event, new ChefRenamed(em, id));
      if (isElsewhere) await emitInOrder(this.events, ChefAddressChanged.event, new ChefAddressChanged(em, id));
      return { answer: await read(em, id), replaced: idsOf(before).filter((image) => !images.includes(image)) };
    });
    await this.files.removeUnused(replaced);
    return answer;
  }

  /**
   * Deletes a chef with its proposals, comments and images.
   * @throws ChefNotFoundError and what a listener of `ChefLeaving` throws
   */
  async delete(id: number): Promise<void> {
    const images = await this.em.transactional(async (em) => {
      await this.lookups.lockLists([DELETION_LOCK]);
      const chef = await this.lock(id);
      await this.leave(em, chef);
      await em.populate(chef, ['gallery']);
      const deleting = new ChefDeleting(em, id, idsOf(imagesOf(chef)));
      await emitInOrder(this.events, ChefDeleting.event, deleting);
      em.remove(chef);
      return deleting.imageIds;
    });
    await this.files.removeUnused(images);
  }

  /** @throws ChefNotFoundError, StaleVersionError and what a listener of `ChefLeaving` throws */
  toggleState<Answer>(id: number, read: ChefReader<Answer>, seen?: ChefState | null): Promise<Answer> {
    const toggle = async (chef: Chef, em: EntityManager): Promise<void> => {
      chef.toggleState(seen);
      if (chef.state !== 'ACTIVE') await this.leave(em, chef);
    };
    return this.change(id, toggle, read);
  }

  /** @throws ChefNotFoundError, StaleVersionError */
  toggleFavorite<Answer>(id: number, read: ChefReader<Answer>, seen?: boolean): Promise<Answer> {
    return this.change(id, (chef) => chef.toggleFavorite(seen), read);
  }

  /**
   * The chef, locked until the end of the caller's transaction. Anyone who changes a chef's experiences or adds opinions
   * calls this first, so that two such changes run one after the other.
   * @throws ChefNotFoundError
   */
  lock(id: number): Promise<Chef> {
    return this.chefs.lock(id, () => new ChefNotFoundError());
  }

  /**
   * The same for the `chef_id` of a form.
   * @throws UnknownChefError
   */
  lockChosen(id: number): Promise<Chef> {
    return this.chefs.lock(id, () => new UnknownChefError());
  }

  /**
   * The chef of the `chef_id` of a form, for a caller that has locked the row.
   * @throws UnknownChefError
   */
  findChosen(id: number): Promise<Chef> {
    return this.chefs.findOneOrFail({ id }, { failHandler: () => new UnknownChefError() });
  }

  /** Whether there is such a chef, in whatever state. */
  exists(id: number): Promise<boolean> {
    return this.chefs.exists(id);
  }

  /** Locks the lists of choices and the addresses of chefs, for a chef that comes back. */
  async lockAddresses(em: EntityManager): Promise<void> {
    await this.lookups.lockLists([DELETION_LOCK]);
    await lockForTransaction(em, ADDRESSES);
  }

  /** Locks these chefs until the end of the caller's transaction, as saving one of them does. */
  lockAll(ids: number[]): Promise<void> {
    return this.chefs.lockAll(ids);
  }

  private async leave(em: EntityManager, { id, chefName }: Chef): Promise<void> {
    await emitInOrder(this.events, ChefLeaving.event, new ChefLeaving(em, id, chefName));
  }

  private change<Answer>(
    id: number,
    act: (chef: Chef, em: EntityManager) => void | Promise<void>,
    read: ChefReader<Answer>,
  ): Promise<Answer> {
    return this.em.transactional(async (em) => {
      await act(await this.lock(id), em);
      await em.flush();
      return read(em, id);
    });
  }

  private uploadNew(form: ChefFormDto): Promise<UploadedImage[]> {
    return this.files.uploadNew([
      { input: form.profile_image, kind: 'profile', field: 'profile_image' },
      { input: form.cover_image, kind: 'cover', field: 'cover_image' },
      ...form.gallery.map((input, position) => ({ input, kind: 'gallery' as const, field: `gallery.${position}` })),
    ]);
  }

  /** @param chef has these choices already, if it exists */
  private async choices(form: ChefFormDto, chef?: Chef): Promise<ChefChoices> {
    const { modalities, foodTypes, cities } = await this.lookups.choosable([form], chef);
    return {
      modalities: modalities(form.modalities),
      foodTypes: foodTypes(form.food_types),
      cities: cities(form.cities),
    };
  }

  /** Gives the chef the address of the new name. The old address stays in chef_slug and redirects. */
  private async rename(em: EntityManager, chef: Chef, name: string): Promise<void> {
    const { slug, key, isNew } = await lockedAddress(em, ADDRESSES, name, {
      ownerOf: (key) => this.chefs.ownerOfSlug(key),
      self: chef.id,
    });
    if (isNew) em.persist(new ChefSlug(key, chef));
    chef.slug = slug;
  }
}

/** Shows pictures on a chef's page: the profile, the cover and the gallery, in the order of `uploadNew`. */
function illustrate(em: EntityManager, chef: Chef, [profile = 0, cover = 0, ...gallery]: number[]): void {
  chef.profileImage = em.getReference(Image, profile);
  chef.coverImage = em.getReference(Image, cover);
  chef.showGallery(gallery.map((id) => em.getReference(Image, id)));
}

const detailsOf = (form: ChefFormDto): ChefDetails => ({
  chefName: form.name,
  description: form.description,
  information: form.information,
  pricePerPerson: form.price_per_person ?? null,
  ...underEntityNames(form, CHEF_STAFF_FIELDS),
});

/** The pictures of a chef, whose gallery is loaded. */
const imagesOf = (chef: Chef): KindRow[] => [
  { id: chef.profileImage.id, kind: 'profile' },
  { id: chef.coverImage.id, kind: 'cover' },
  ...chef.gallery.getItems().map(({ image }) => ({ id: image.id, kind: 'gallery' as const })),
];

const idsOf = (images: KindRow[]): number[] => images.map(({ id }) => id);
