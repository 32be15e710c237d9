import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { restoring } from '../../platform/audit/author.js';
import { recomputeSearchKeys } from '../../platform/database/search-keys.js';
import { asking, tablesInOrder } from '../../platform/database/table-rows.js';
import type { LostReference } from './deleted-record.entity.js';
import type { BroughtBackDto, DeletedRecordDto, DeletedRecordRow } from './deleted-records.dto.js';
import { DeletionNotFoundError, NumberTakenError, OwnerGoneError } from './deleted-records.errors.js';
import { DeletedRecordsRepository } from './deleted-records.repository.js';
import type { KeptKind, ReturningRows } from './kept-kind.js';
import { readdress, rejoin, withFreeKeys } from './returning-rows.js';
import { insertRows, present, refer, referencesIn } from './table-graph.repository.js';
import { Versions } from './versions.service.js';

/** What staff call the rows of a deletion. The others are parts of these. */
const PARTS: Record<string, [one: string, many: string]> = {
  proposal: ['experiencia', 'experiencias'],
  comment: ['opinión', 'opiniones'],
  gallery_image: ['imagen de la galería', 'imágenes de la galería'],
  blocked_range: ['bloqueo de la agenda', 'bloqueos de la agenda'],
};

/** What was deleted, for the time in which it can be brought back: whole, with the same ids. */
@Injectable()
export class DeletedRecords {
  constructor(
    private readonly em: EntityManager,
    private readonly deletions: DeletedRecordsRepository,
    private readonly versions: Versions,
  ) {}

  async list(): Promise<DeletedRecordDto[]> {
    return (await this.deletions.all(this.em)).map((row) => this.shown(row));
  }

  /**
   * Brings a record back with all that was deleted with it.
   * @throws DeletionNotFoundError, OwnerGoneError, NumberTakenError, and what its kind throws
   */
  bringBack(id: number): Promise<BroughtBackDto> {
    return restoring(() =>
      this.em.transactional(async (em) => {
        await this.deletions.beginRestoring(em);
        const name = await this.deletions.kindOf(em, id);
        const kind = this.versions.all.find((one) => one.name === name);
        if (!kind?.returning) throw new DeletionNotFoundError();
        const { addresses = [], keys = [] } = kind.returning;
        const table = this.tableOf(kind);
        const rows = await this.deletions.parts(em, id);
        const row = rows.get(table)?.[0];
        if (!row) throw new DeletionNotFoundError();
        const notes = (await kind.returning.prepare?.(em, row, rows)) ?? [];
        const deletion = await this.deletions.lock(em, id);
        if (!deletion) throw new DeletionNotFoundError();
        if ((await present(em, table, [deletion.record_id])).size > 0) throw new NumberTakenError();
        for (const address of addresses) notes.push(...(await readdress(em, rows, address)));
        notes.push(...(await write(em, rows, table)));
        // It is written by `add` alone, which takes nothing else.
        for (const { table: from, column, id: of, to } of deletion.lost as unknown as LostReference[])
          if (!rows.has(from)) await refer(em, from, column, of, to);
        for (const key of keys) {
          const ids = (rows.get(key.table) ?? []).map((one) => Number(one['id']));
          if (ids.length > 0) await recomputeSearchKeys(em, key, ids);
        }
        await kind.returning.settle?.(em, row);
        await this.deletions.remove(em, id);
        return { notes: [...new Set(notes)] };
      }),
    );
  }

  /** Forgets what can be brought back no longer, and the versions of what is gone for good. */
  async forget(now: Date): Promise<void> {
    const em = this.em.fork();
    await this.deletions.forgetOld(em, now);
    for (const kind of this.versions.all)
      if (kind.returning) await this.deletions.forgetVersionsOfGone(em, kind.name, this.tableOf(kind));
  }

  private tableOf({ entity }: KeptKind): string {
    return this.em.getMetadata().get(entity).tableName;
  }

  private shown({ kind, counts, ...row }: DeletedRecordRow): DeletedRecordDto {
    const known = this.versions.all.find(({ name }) => name === kind);
    const own = known && this.tableOf(known);
    const parts = Object.entries(PARTS).flatMap(([table, [one, many]]) => {
      const count = table === own ? 0 : (counts[table] ?? 0);
      return count === 0 ? [] : [{ name: count === 1 ? one : many, count }];
    });
    return { ...row, kind_name: known?.title ?? kind, parts };
  }
}

/**
 * Writes the rows of a record and its parts.
 * @returns what was changed
 */
async function write(em: EntityManager, rows: ReturningRows, root: string): Promise<string[]> {
  const references = await referencesIn(em);
  const notes: string[] = [];
  for (const table of await tablesInOrder(asking(em))) {
    if (!rows.has(table.name)) continue;
    notes.push(...(await rejoin(em, rows, table.name, references)));
    const left = await withFreeKeys(em, table.name, rows.get(table.name) ?? []);
    if (table.name === root && left.length === 0) throw new OwnerGoneError();
    await insertRows(em, table, left, table.name !== root);
  }
  return notes;
}
