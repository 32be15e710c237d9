import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { EntityManager } from '@mikro-orm/postgresql';
import { nameKey } from '../../platform/database/name-key.js';
import { emitInOrder } from '../../platform/database/emit-in-order.js';
import { City } from './city.entity.js';
import { ListsRepository } from './lists.repository.js';
import {
  LookupDeleting,
  LookupMerged,
  LookupWordsChanged,
  LookupWordsChanging,
  type LookupWords,
} from './lookup-events.js';
import type { LookupEntity, LookupKind } from './lookup.entity.js';
import type { CreateLookupDto, HideLookupDto, MergeLookupDto, UpdateLookupDto } from './lookups.dto.js';
import {
  LookupExistsError,
  LookupInUseError,
  LookupNotFoundError,
  MergeTargetGoneError,
  NotACityError,
  SameLookupError,
  ServiceCityError,
} from './lookups.errors.js';
import { LookupsService } from './lookups.service.js';

/** Listener of the event of steps. */
type StepListener = (step: LookupWordsChanging) => Promise<number | undefined>;

/**
 * What administrators do with the lists of choices. Each method is one transaction that locks all lists: changes run one
 * after the other, and nobody saves rows that use a choice at the same time. Only the search keys of thousands of rows
 * are written before it and after it, in steps that lock no list.
 */
@Injectable()
export class LookupListsService {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: ListsRepository,
    private readonly service: LookupsService,
    private readonly events: EventEmitter2,
  ) {}

  /**
   * Adds a choice. A name that leads to another choice, because it was merged or renamed, becomes a choice of its own
   * again.
   * @throws LookupExistsError, NotACityError
   */
  create(kind: LookupKind, { name, service }: CreateLookupDto): Promise<LookupEntity> {
    return this.alone(async (em) => {
      const known = await this.lists.byName(kind, name);
      if (known && isListed(known)) throw new LookupExistsError(known.name);
      known?.comeBack(name);
      const lookup = known ?? this.lists.make(kind, name);
      offerWhenQuoting(lookup, service);
      await em.persist(lookup).flush();
      return lookup;
    });
  }

  /**
   * Replaces what is written about a choice. Its former name leads to it.
   * @throws LookupNotFoundError, StaleVersionError, LookupExistsError, NotACityError
   */
  async update(kind: LookupKind, id: number, { name, service, version }: UpdateLookupDto): Promise<LookupEntity> {
    await this.changeWords(kind, id, async (lookup) => {
      lookup.refuseStale(version);
      refuseService(lookup, service);
      const holder = await this.lists.byName(kind, name);
      if (holder && holder !== lookup && isListed(holder)) throw new LookupExistsError(holder.name);
      return nameKey(name) === lookup.nameKey ? undefined : { kind, id, name, hidden: lookup.hidden };
    });
    let isAnother = false;
    const changed = await this.alone(async (em) => {
      const lookup = await this.find(kind, id);
      lookup.beginEdit(version);
      offerWhenQuoting(lookup, service);
      isAnother = nameKey(name) !== lookup.nameKey;
      if (isAnother) await this.rename(em, kind, lookup, name);
      else lookup.rename(name);
      await em.flush();
      if (isAnother) await emitInOrder(this.events, LookupWordsChanged.event, new LookupWordsChanged(em, kind, id));
      return lookup;
    });
    if (isAnother) await this.settleWords(kind, id);
    return changed;
  }

  /**
   * Hides a choice from visitors, or shows it to them.
   * @throws LookupNotFoundError, StaleVersionError
   */
  async toggleHidden(kind: LookupKind, id: number, { version }: HideLookupDto): Promise<LookupEntity> {
    await this.changeWords(kind, id, (lookup) => {
      lookup.refuseStale(version);
      return Promise.resolve({ kind, id, name: lookup.name, hidden: !lookup.hidden });
    });
    const changed = await this.alone(async (em) => {
      const lookup = await this.find(kind, id);
      lookup.beginEdit(version);
      lookup.toggleHidden();
      await em.flush();
      await emitInOrder(this.events, LookupWordsChanged.event, new LookupWordsChanged(em, kind, id));
      return lookup;
    });
    await this.settleWords(kind, id);
    return changed;
  }

  /**
   * Merges one choice into another, with all that uses it, in one transaction: whatever uses the first uses the second,
   * and the first one's id and name lead to the second.
   * @returns the second choice
   * @throws LookupNotFoundError, StaleVersionError, SameLookupError, MergeTargetGoneError
   */
  async merge(kind: LookupKind, id: number, { into_id, version }: MergeLookupDto): Promise<LookupEntity> {
    if (into_id === id) throw new SameLookupError();
    await this.changeWords(kind, id, async (lookup) => {
      lookup.refuseStale(version);
      const { name, hidden } = this.target(await this.lists.get(kind, into_id));
      return { kind, id, name, hidden };
    });
    const { into, merged } = await this.alone(async (em) => {
      const lookup = await this.find(kind, id);
      const into = this.target(await this.lists.lock(kind, into_id));
      lookup.beginEdit(version);
      into.beginEdit(undefined);
      await this.lists.redirect(kind, id, into_id);
      lookup.goInto(into);
      await em.flush();
      const merged = new LookupMerged(em, kind, id, into_id);
      await emitInOrder(this.events, LookupMerged.event, merged);
      return { into, merged };
    });
    if (merged.unsettled) await this.settleWords(kind, into_id);
    return into;
  }

  /**
   * Deletes a choice that nothing uses.
   * @throws LookupNotFoundError, LookupInUseError, ServiceCityError
   */
  delete(kind: LookupKind, id: number): Promise<void> {
    return this.alone(async (em) => {
      const lookup = await this.find(kind, id);
      const deleting = new LookupDeleting(em, kind, id);
      await emitInOrder(this.events, LookupDeleting.event, deleting);
      if (deleting.uses.length > 0) throw new LookupInUseError(lookup.name, deleting.uses);
      if (lookup instanceof City && lookup.service) throw new ServiceCityError(lookup.name);
      await em.remove(lookup).flush();
    });
  }

  private alone<Result>(work: (em: EntityManager) => Promise<Result>): Promise<Result> {
    return this.em.transactional(async (em) => {
      await this.service.lockListsAlone();
      return work(em);
    });
  }

  /**
   * Writes the search keys of what uses a choice with its future words. `words` throws whatever the change itself would
   * throw.
   */
  private async changeWords(
    kind: LookupKind,
    id: number,
    words: (lookup: LookupEntity) => Promise<LookupWords | undefined>,
  ): Promise<void> {
    await this.inSteps(async (em, after) => {
      const coming = await words(listed(await this.lists.get(kind, id)));
      return coming && new LookupWordsChanging(em, coming, after);
    });
  }

  /** Writes the search keys of what was saved while the words changed. */
  private async settleWords(kind: LookupKind, id: number): Promise<void> {
    await this.inSteps(async (em, after) => {
      const lookup = await this.lists.get(kind, id);
      if (!lookup || !isListed(lookup)) return undefined;
      return new LookupWordsChanging(em, { kind, id, name: lookup.name, hidden: lookup.hidden }, after);
    });
  }

  /**
   * Makes each listener write its search keys in steps. Others can save meanwhile: they wait for one step at most. What
   * a step wrote stays when a later step fails; a retry continues from there.
   * @param step makes the event for the listeners; undefined when nothing is to be done. Throws when the change would
   * be refused.
   */
  private async inSteps(
    step: (em: EntityManager, after: number) => Promise<LookupWordsChanging | undefined>,
  ): Promise<void> {
    for (const listener of this.events.listeners(LookupWordsChanging.event) as StepListener[]) {
      for (let after: number | undefined = 0; after !== undefined;) {
        const start: number = after;
        after = await this.em.transactional(async (em) => {
          await this.service.lockLists();
          const event = await step(em, start);
          return event && listener(event);
        });
      }
    }
  }

  private target(into: LookupEntity | null): LookupEntity {
    if (!into || !isListed(into)) throw new MergeTargetGoneError();
    return into;
  }

  private async find(kind: LookupKind, id: number): Promise<LookupEntity> {
    return listed(await this.lists.lock(kind, id));
  }

  /** Renames in steps, because no two rows may have the same name at any moment. */
  private async rename(em: EntityManager, kind: LookupKind, lookup: LookupEntity, name: string): Promise<void> {
    const before = lookup.name;
    const holder = await this.lists.byName(kind, name);
    if (holder && isListed(holder)) throw new LookupExistsError(holder.name);
    holder?.giveUpName();
    await em.flush();
    lookup.rename(name);
    await em.flush();
    // If the new name is a former name of the same choice, the two names change places. Otherwise a new row keeps the
    // former name.
    const trace = holder?.mergedInto === lookup ? holder : this.lists.make(kind, before);
    trace.rename(before);
    trace.mergedInto = lookup;
    em.persist(trace);
  }
}

const isListed = (lookup: LookupEntity): boolean => lookup.mergedInto === null;

/**
 * The choice. One that was merged into another one is not found.
 * @throws LookupNotFoundError
 */
function listed(lookup: LookupEntity | null): LookupEntity {
  if (!lookup || !isListed(lookup)) throw new LookupNotFoundError();
  return lookup;
}

function offerWhenQuoting(lookup: LookupEntity, service: boolean | null | undefined): void {
  refuseService(lookup, service);
  if (lookup instanceof City) lookup.service = service ?? lookup.service;
}

/** @throws NotACityError */
function refuseService(lookup: LookupEntity, service: boolean | null | undefined): void {
  if (service !== null && service !== undefined && !(lookup instanceof City)) throw new NotACityError();
}
