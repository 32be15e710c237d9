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

/** Which record: 'chef 12'. */
type RecordName = `${KindName} ${number}`;

/**
 * Sees every save and deletion in its transaction, in any service. It adds a version before the commit, and keeps what is
 * deleted before it is. A record without a version yet gets one of its former state before its first change.
 */
@Injectable()
export class VersionKeeper implements EventSubscriber {
  /** The number of the version that is being restored. */
  readonly restoring = new AsyncLocalStorage<number>();
  /** The declared kinds, by entity. */
  readonly kinds = new Map<unknown, KeptKind>();
  /** The entities that a transaction saved. */
  private readonly saved = new WeakMap<UnitOfWork, Map<{ id: number }, KeptKind>>();
  /** What a transaction has read of records since it changed anything. */
  private readonly read = new WeakMap<UnitOfWork, Map<RecordName, KeptRow>>();

  constructor(
    em: EntityManager,
    private readonly versions: VersionsRepository,
    private readonly archive: DeletionArchive,
  ) {
    em.getEventManager().registerSubscriber(this);
  }

  /**
   * What the transaction of `em` has just read of a record for its answer, as its kind reads it or more: its version needs no
   * reading of its own. The next change by the unit of work makes it unknown again; a change by SQL has to come before.
   */
  know(em: EntityManager, name: KindName, row: KeptRow): void {
    if (!em.isInTransaction()) return;
    const uow = em.getUnitOfWork();
    const read = this.read.get(uow) ?? new Map<RecordName, KeptRow>();
    this.read.set(uow, read.set(`${name} ${row.id}`, row));
  }

  async onFlush({ em: flushed, uow }: FlushEventArgs): Promise<void> {
    const em = flushed as EntityManager;
    if (!em.isInTransaction()) return;
    if (uow.getChangeSets().length > 0 || uow.getCollectionUpdates().length > 0) this.read.delete(uow);
    for (const { entity: changed, meta, payload, type } of uow.getChangeSets()) {
      const kind = this.kinds.get(meta.class);
      if (!kind) continue;
      // Only entities with an id of their own are declared.
      const entity = changed as { id: number };
      if (type === ChangeSetType.DELETE && kind.returning) await this.archive.keep(em, kind, meta.tableName, entity.id);
      const isEdit = type === ChangeSetType.UPDATE && 'version' in payload;
      if (!(isEdit || type === ChangeSetType.CREATE) || kind.keeps?.(entity) === false) continue;
      if (isEdit) await this.keepFormer(em, kind, entity.id);
      this.read.delete(uow);
      const saved = this.saved.get(uow) ?? new Map<{ id: number }, KeptKind>();
      this.saved.set(uow, saved.set(entity, kind));
    }
  }

  async beforeTransactionCommit({ em, uow }: TransactionEventArgs): Promise<void> {
    const saved = uow && this.saved.get(uow);
    if (!saved) return;
    this.saved.delete(uow);
    for (const [{ id }, kind] of saved) {
      const row = this.read.get(uow)?.get(`${kind.name} ${id}`) ?? (await kind.read(em as EntityManager, id));
      if (row) await this.add(em as EntityManager, kind, row, authorAtWork(), this.restoring.getStore());
    }
  }

  afterTransactionRollback({ uow }: TransactionEventArgs): Promise<void> {
    if (uow) this.saved.delete(uow);
    return Promise.resolve();
  }

  /** What the record still is in the database, where it has no version yet. */
  private async keepFormer(em: EntityManager, kind: KeptKind, id: number): Promise<void> {
    if ((await this.versions.latest(em, { kind: kind.name, id })) !== undefined) return;
    const row = await kind.read(em, id);
    if (row) await this.add(em, kind, row);
  }

  private async add(
    em: EntityManager,
    kind: KeptKind,
    row: KeptRow,
    author?: { id?: number; name: string },
    restoredFrom?: number,
  ): Promise<void> {
    const form = formOf(kind, row);
    const { id, version: number } = row;
    const pictures = picturesOf(form);
    await this.versions.add(em, { kind: kind.name, id, number, form, pictures, author, restoredFrom });
  }
}
