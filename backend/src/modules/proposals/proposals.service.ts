import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { addressLocks, firstKey, lockedAddress, type LookedAddress } from '../../platform/database/address.js';
import { creationOf } from '../../platform/database/creation-key.js';
import { DELETION_LOCK, lockForTransaction } from '../../platform/database/lock.js';
import { replacementOf, type SetItem } from '../../platform/database/replacement.js';
import { withinItem } from '../../platform/http/answer/domain-error.js';
import { ChefLookupsRepository, ChefsService, type Chef } from '../chefs/index.js';
import { FilesService, Image, type KindRow, type UploadedImage } from '../files/index.js';
import { LookupsService, type Choosable } from '../lookups/index.js';
import { Versions } from '../versions/index.js';
import { ProposalSlug } from './proposal-slug.entity.js';
import { Proposal, type ProposalChoices, type ProposalDetails } from './proposal.entity.js';
import type { AdminProposalDto } from './proposal-row.dto.js';
import type {
  ChefProposalFormDto,
  CreateProposalDto,
  ReplaceChefProposalsDto,
  UpdateProposalDto,
} from './proposals.dto.js';
import { MAX_PROPOSALS, ProposalGoneError, ProposalNotFoundError, TooManyProposalsError } from './proposals.errors.js';
import { ProposalsRepository } from './proposals.repository.js';

/** The locks of the addresses of experiences. */
const ADDRESSES = 'proposal-slug';

type ProposalForm = CreateProposalDto | UpdateProposalDto | ChefProposalFormDto;

/** What a chef may have written otherwise. Diets are their ids. Without a picture the one that there is stays. */
export type ProposalWords = Pick<
  UpdateProposalDto,
  'dish_name' | 'description' | 'starter' | 'main_course' | 'dessert' | 'guests_min' | 'guests_max' | 'diets'
> &
  Partial<Pick<UpdateProposalDto, 'profile_image'>>;

/** A form and the id of its uploaded picture. */
interface Prepared<Form extends ProposalForm> {
  form: Form;
  image: number;
}

/**
 * What staff do with experiences. Each method is one transaction that locks the chef, so that the changes to a chef's
 * experiences run one after the other, and none appears while their set is replaced.
 */
@Injectable()
export class ProposalsService {
  constructor(
    private readonly em: EntityManager,
    private readonly proposals: ProposalsRepository,
    private readonly chefs: ChefsService,
    private readonly chefWords: ChefLookupsRepository,
    private readonly lookups: LookupsService,
    private readonly files: FilesService,
    private readonly versions: Versions,
  ) {}

  /**
   * Creates an experience, with the food types and cities that are new.
   * @param key the idempotency key: what the chef has under it becomes what the form says, which may have been corrected since
   * @throws UnknownChefError, TooManyProposalsError
   */
  async create(form: CreateProposalDto, key: string | null = null): Promise<AdminProposalDto> {
    const pictures = await this.uploadNew(form);
    const { row, replaced } = await this.em.transactional(async (em) => {
      const wanted = firstKey(form.dish_name);
      await this.lookups.lockLists([{ table: 'chef', id: form.chef_id }, ...addressLocks(ADDRESSES, wanted)]);
      const image = await this.check(pictures);
      const chef = await this.chefs.findChosen(form.chef_id);
      const known = key && (await this.proposals.madeWith(chef, key));
      if (known) return this.replace(em, known, { form, image });
      const { count, owner } = await this.proposals.lookUpCreation(form.chef_id, wanted);
      if (count >= MAX_PROPOSALS) throw new TooManyProposalsError();
      const choosable = await this.lookups.choosable([form]);
      const prepared = { form: { ...form, creation_key: key }, image };
      const { proposal, address } = await this.make(em, chef, prepared, choosable, { key: wanted, owner });
      await em.persist([proposal, address]).flush();
      await this.chefWords.renewMenus(em, [chef.id]);
      return { row: await this.read(em, proposal.id), replaced: [] };
    });
    await this.files.removeUnused(replaced);
    return row;
  }

  /**
   * Replaces what staff wrote about an experience. After a rename the old address still leads to it.
   * @throws ProposalNotFoundError, OtherChefError, StaleVersionError
   */
  async update(id: number, form: UpdateProposalDto): Promise<AdminProposalDto> {
    const pictures = await this.uploadNew(form);
    const { row, replaced } = await this.em.transactional(async (em) => {
      await this.lookups.lockLists();
      await this.lockChefOf(id);
      const proposal = await this.proposals.toEdit(id);
      if (!proposal) throw new ProposalNotFoundError();
      const image = await this.check(pictures, proposal);
      proposal.staysWith(form.chef_id);
      return this.replace(em, proposal, { form, image });
    });
    await this.files.removeUnused(replaced);
    return row;
  }

  /**
   * Replaces words, guests, diets and picture of a chef's experience, and keeps the rest.
   * @throws ProposalNotFoundError also for another chef's, StaleVersionError
   */
  async rewrite(id: number, chefId: number, words: ProposalWords, version: number): Promise<void> {
    const row = await this.proposals.byId(id);
    if (row?.chef_id !== chefId) throw new ProposalNotFoundError();
    await this.update(id, {
      profile_image: { id: row.profile_image.id },
      ...words,
      duration_minutes: row.duration_minutes,
      modalities: row.modalities.map(({ id: modality }) => modality),
      food_types: row.proposal_food_types.map(({ food_type: type }) => type.name),
      cities: row.proposal_cities.map(({ city }) => city.name),
      version,
    });
  }

  /** @throws ProposalNotFoundError */
  async delete(id: number): Promise<void> {
    const image = await this.em.transactional(async (em) => {
      await this.lookups.lockLists([DELETION_LOCK]);
      await this.lockChefOf(id);
      const proposal = await this.proposals.findOne({ id });
      if (!proposal) throw new ProposalNotFoundError();
      await em.remove(proposal).flush();
      await this.chefWords.renewMenus(em, [proposal.chef.id]);
      return proposal.profileImage.id;
    });
    await this.files.removeUnused([image]);
  }

  /**
   * Makes a chef's experiences those of the form. When one is refused, nothing is changed.
   * @throws ChefNotFoundError, ProposalGoneError, StaleVersionError, TooManyProposalsError, ModalitiesMissingError,
   * GuestsRangeError, KeyReusedError
   */
  async replaceOfChef(chefId: number, { proposals, known }: ReplaceChefProposalsDto): Promise<AdminProposalDto[]> {
    const items = await this.prepareAll(proposals);
    const { rows, before } = await this.em.transactional(async (em) => {
      await this.lookups.lockLists([DELETION_LOCK]);
      const chef = await this.chefs.lock(chefId);
      const current = await this.proposals.ofChef(chefId);
      const before = current.map(({ profileImage }) => profileImage.id);
      const { removed, listed } = replacementOf(current, items, known, (index) => new ProposalGoneError(index));
      const unseen = current.length - removed.length - listed.filter(({ row }) => row).length;
      if (unseen + listed.length > MAX_PROPOSALS) throw new TooManyProposalsError();
      await em.remove(removed).flush();
      // Two such sets may want the same addresses in another order, and would wait for each other.
      await lockForTransaction(em, ADDRESSES);
      const choosable = await this.lookups.choosable(proposals);
      for (const { item, row, again, index } of listed) {
        if (again) continue;
        await withinItem(`proposals.${index}`, async () => {
          if (row) return this.edit(em, row, item, () => Promise.resolve(choosable));
          const { proposal, address } = await this.make(em, chef, item, choosable);
          await em.persist([proposal, address]).flush();
        });
      }
      await this.chefWords.renewMenus(em, [chefId]);
      return { rows: await this.proposals.byChef(chefId), before };
    });
    const used = new Set(rows.map((row) => row.profile_image.id));
    await this.files.removeUnused(before.filter((image) => !used.has(image)));
    return rows;
  }

  /** Experiences came back: their chef is found by them again. */
  async comeBack(em: EntityManager, chefId: number): Promise<void> {
    await this.chefWords.renewMenus(em, [chefId]);
  }

  /**
   * Locks what an experience that comes back needs: the chef before the addresses, as a save of an experience does.
   * @throws TooManyProposalsError
   */
  async makeRoom(em: EntityManager, chefId: number): Promise<void> {
    await this.lookups.lockLists([DELETION_LOCK]);
    if (await this.chefs.exists(chefId)) {
      const chef = await this.chefs.lock(chefId);
      if ((await this.proposals.count({ chef })) >= MAX_PROPOSALS) throw new TooManyProposalsError();
    }
    await lockForTransaction(em, ADDRESSES);
  }

  /** Locks the lists of choices and the addresses of experiences, for rows that come back. */
  async lockAddresses(em: EntityManager): Promise<void> {
    await this.lookups.lockLists();
    await lockForTransaction(em, ADDRESSES);
  }

  /** A new picture is uploaded here. */
  private uploadNew(form: ProposalForm): Promise<UploadedImage[]> {
    return this.files.uploadNew([{ input: form.profile_image, kind: 'proposal', field: 'profile_image' }]);
  }

  /** @param proposal shows its picture already, if it exists */
  private async check(pictures: UploadedImage[], proposal?: Proposal): Promise<number> {
    const known: KindRow[] = proposal ? [{ id: proposal.profileImage.id, kind: 'proposal' }] : [];
    const [id] = await this.files.check(pictures, known);
    // It gives one id for each image.
    return id as number;
  }

  /** One after the other, so that a whole set needs the memory of one picture. */
  private async prepareAll(forms: ChefProposalFormDto[]): Promise<(Prepared<ChefProposalFormDto> & SetItem)[]> {
    const items = [];
    for (const [index, form] of forms.entries()) {
      const prepare = () => this.files.prepare(form.profile_image, 'proposal', 'profile_image');
      const image = await withinItem(`proposals.${index}`, prepare);
      items.push({ id: form.id, creation: creationOf(form.creation_key, form), form, image });
    }
    return items;
  }

  /** Locks the chef of an experience. */
  private async lockChefOf(id: number): Promise<void> {
    const chefId = await this.proposals.chefIdOf(id);
    if (chefId === undefined) throw new ProposalNotFoundError();
    await this.chefs.lock(chefId);
  }

  /** A new experience and its address, which are not written yet. */
  private async make(
    em: EntityManager,
    chef: Chef,
    { form, image }: Prepared<ProposalForm>,
    choosable: Choosable,
    looked?: LookedAddress,
  ): Promise<{ proposal: Proposal; address: ProposalSlug }> {
    const choices = choicesOf(form, choosable);
    const { slug, key } = await lockedAddress(em, ADDRESSES, form.dish_name, {
      ownerOf: (key) => this.proposals.ownerOfSlug(key),
      looked,
    });
    const proposal = new Proposal(
      chef,
      slug,
      detailsOf(form),
      em.getReference(Image, image),
      choices,
      'creation_key' in form ? creationOf(form.creation_key, form) : null,
    );
    return { proposal, address: new ProposalSlug(key, proposal) };
  }

  /** @returns it as it is now, and the picture that it shows no more */
  private async replace(
    em: EntityManager,
    proposal: Proposal,
    prepared: Prepared<UpdateProposalDto>,
  ): Promise<{ row: AdminProposalDto; replaced: number[] }> {
    const before = proposal.profileImage.id;
    await this.edit(em, proposal, prepared, () => this.lookups.choosable([prepared.form], proposal));
    await this.chefWords.renewMenus(em, [proposal.chef.id]);
    return { row: await this.read(em, proposal.id), replaced: before === prepared.image ? [] : [before] };
  }

  /** @param choosable is called after the address is locked, because it may create choices, which others wait for */
  private async edit(
    em: EntityManager,
    proposal: Proposal,
    { form, image }: Prepared<UpdateProposalDto | ChefProposalFormDto>,
    choosable: () => Promise<Choosable>,
  ): Promise<void> {
    proposal.beginEdit(form.version);
    await this.rename(em, proposal, form.dish_name);
    const choices = choicesOf(form, await choosable());
    proposal.describe(detailsOf(form), em.getReference(Image, image), choices);
    await em.flush();
  }

  /** Gives the experience the address of the new name. The old address stays and redirects. */
  private async rename(em: EntityManager, proposal: Proposal, name: string): Promise<void> {
    if (name === proposal.dishName) return;
    const { slug, key, isNew } = await lockedAddress(em, ADDRESSES, name, {
      ownerOf: (key) => this.proposals.ownerOfSlug(key),
      self: proposal.id,
    });
    if (isNew) em.persist(new ProposalSlug(key, proposal));
    proposal.slug = slug;
  }

  private async read(em: EntityManager, id: number): Promise<AdminProposalDto> {
    const row = await this.proposals.byId(id);
    if (!row) throw new ProposalNotFoundError();
    this.versions.know(em, 'proposal', row);
    return row;
  }
}

/** @throws UnknownModalityError, UnknownDietError */
const choicesOf = (form: ProposalForm, { foodTypes, cities, modalities, diets }: Choosable): ProposalChoices => ({
  modalities: form.modalities ? modalities(form.modalities) : undefined,
  foodTypes: foodTypes(form.food_types),
  cities: cities(form.cities),
  diets: form.diets ? diets(form.diets) : undefined,
});

const detailsOf = (form: ProposalForm): ProposalDetails => ({
  dishName: form.dish_name,
  description: form.description,
  starter: form.starter,
  mainCourse: form.main_course,
  dessert: form.dessert,
  guestsMin: form.guests_min ?? null,
  guestsMax: form.guests_max ?? null,
  durationMinutes: form.duration_minutes ?? null,
});
