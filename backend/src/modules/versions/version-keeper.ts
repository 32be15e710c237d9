import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import {
  ChangeSetType,
  type EventSubscriber,
  type FlushEventArgs,
  type TransactionEventArgs,
  type UnitOfWork,
} from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { authorAtWork } from '../../platform/audit/author.js';
import { DeletionArchive } from './deletion-archive.js';
import { formOf, picturesOf } from './form-of.js';
import type { KeptKind, KeptRow, KindName } from './kept-kind.js';
import { VersionsRepository } from './versions.repository.js';

/** A record that a transaction saved. */
interface Saved {
  kind: KeptKind;
  entity: { id: number };
}

/** Which record: 'chef 12'. */
type RecordName = `${KindName} ${number}`;

/**
 * Sees every save and deletion in its transaction, whichever service makes it. It adds a version before the commit, and keeps
 * what is deleted before it is. A record that was
 * saved before versions were kept gets one of what it was, before it is changed for the first time.
 */
@Injectable()
export class VersionKeeper implements EventSubscriber {
  /** The number of the version that is being restored. */
  readonly restoring = new AsyncLocalStorage<number>();
  private readonly kinds = new Map<unknown, KeptKind>();
  private readonly saved = new WeakMap<UnitOfWork, Map<object, Saved>>();
  /** What a transaction has read of records since it changed anything. */
  private readonly read = new WeakMap<UnitOfWork, Map<RecordName, KeptRow>>();

  constructor(
    em: EntityManager,
    private readonly versions: VersionsRepository,
    private readonly archive: DeletionArchive,
  ) {
    em.getEventManager().registerSubscriber(this);
  }

  watch(kind: KeptKind): void {
    this.kinds.set(kind.entity, kind);
  }

  /**
   * What the transaction of `em` has just read of a record, as its kind reads it or more: for the answer of a save, whose
   * version is then its copy. The next change by the unit of work makes it unknown again; a change by SQL has to come before.
   */
  know(em: EntityManager, name: KindName, row: KeptRow): void {
    if (!em.isInTransaction()) return;
    const uow = em.getUnitOfWork();
    const read = this.read.get(uow) ?? new Map<RecordName, KeptRow>();
    this.read.set(uow, read.set(`${name} ${row.id}`, row));
  }

  async onFlush({ em, uow }: FlushEventArgs): Promise<void> {
    if (!em.isInTransaction()) return;
    if (uow.getChangeSets().length > 0 || uow.getCollectionUpdates().length > 0) this.read.delete(uow);
    for (const change of uow.getChangeSets()) {
      const kind = this.kinds.get(change.meta.class);
      if (kind?.returning && change.type === ChangeSetType.DELETE)
        // Only entities with an id of their own are declared.
        await this.archive.keep(em as EntityManager, kind, change.meta.tableName, (change.entity as { id: number }).id);
      const isNew = change.type === ChangeSetType.CREATE;
      if (!kind || !(isNew || change.type === ChangeSetType.UPDATE)) continue;
      if (kind.keeps?.(change.entity) === false || !(isNew || 'version' in change.payload)) continue;
      // Only entities with an id of their own are declared.
      const entity = change.entity as { id: number };
      if (!isNew) await this.keepFormer(em as EntityManager, kind, entity.id);
      this.note(uow, { kind, entity });
    }
  }

  async beforeTransactionCommit({ em, uow }: TransactionEventArgs): Promise<void> {
    const saved = uow && this.saved.get(uow);
    if (!saved) return;
    this.saved.delete(uow);
    for (const { kind, entity } of saved.values()) {
      const row = this.read.get(uow)?.get(`${kind.name} ${entity.id}`);
      await this.keep(em as EntityManager, kind, entity.id, { isByAuthor: true, row });
    }
  }

  afterTransactionRollback({ uow }: TransactionEventArgs): Promise<void> {
    if (uow) this.saved.delete(uow);
    return Promise.resolve();
  }

  private note(uow: UnitOfWork, one: Saved): void {
    this.read.delete(uow);
    const saved = this.saved.get(uow) ?? new Map<object, Saved>();
    this.saved.set(uow, saved.set(one.entity, one));
  }

  /** What the record still is in the database, where it has no version yet. */
  private async keepFormer(em: EntityManager, kind: KeptKind, id: number): Promise<void> {
    if ((await this.versions.latest(em, { kind: kind.name, id })) !== undefined) return;
    await this.keep(em, kind, id, { isByAuthor: false });
  }

  private async keep(
    em: EntityManager,
    kind: KeptKind,
    id: number,
    { isByAuthor, row: known }: { isByAuthor: boolean; row?: KeptRow },
  ): Promise<void> {
    const row = known ?? (await kind.read(em, id));
    if (!row) return;
    const form = formOf(kind, row);
    await this.versions.add(em, {
      kind: kind.name,
      id,
      number: row.version,
      form,
      pictures: picturesOf(form),
      author: isByAuthor ? authorAtWork() : undefined,
      restoredFrom: isByAuthor ? this.restoring.getStore() : undefined,
    });
  }
}
