import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { noteDone } from '../../platform/audit/audit.repository.js';
import { advisoryKey, lockForTransaction } from '../../platform/database/lock.js';
import { expressionBuilder, sql } from 'kysely';
import { statement, type Placeholders } from '../../platform/database/statement.js';
import { among, arrayOf, database, type Tables } from '../../platform/database/tables.js';
import { kindsAmong } from './image.columns.js';
import type { ImageContent } from './image-keys.js';
import type { ImageRow } from './image.dto.js';
import type { ImageKind, StoredVariant } from './image.entity.js';
import { isUnused } from './unused.repository.js';

/** What is stored about a picture, without its id. */
export type Picture = Omit<ImageRow, 'id'>;

/** A picture that exists, and what it is for. */
export interface KindRow {
  id: number;
  kind: ImageKind;
}

const { ref } = expressionBuilder<Tables, 'image'>();

const VARIANTS = ref('variants').$castTo<StoredVariant[]>().as('variants');

const kindsOf = statement(({ ids }: Placeholders<{ ids: string }>) => kindsAmong(ids));
const lockedKindsOf = statement(({ ids }: Placeholders<{ ids: string }>) => kindsAmong(ids).forKeyShare());

/** The image table. */
@Injectable()
export class FilesRepository {
  constructor(private readonly em: EntityManager) {}

  /** A picture that was made from the same bytes for the same use. */
  async findByContent({ kind, hash }: ImageContent): Promise<Picture | undefined> {
    return database(this.own())
      .selectFrom('image')
      .select(['width', 'height', 'placeholder', VARIANTS])
      .where('content_hash', '=', hash)
      .where('kind', '=', kind)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
  }

  /** Adds a row. It is committed at once, also when the caller is in a transaction: see `FilesService.upload`. */
  async add({ kind, hash }: ImageContent, { width, height, placeholder, variants }: Picture): Promise<ImageRow> {
    return database(this.own())
      .insertInto('image')
      .values({ kind, content_hash: hash, width, height, placeholder, variants: JSON.stringify(variants) })
      .returning(['id', 'width', 'height', 'placeholder', VARIANTS])
      .executeTakeFirstOrThrow();
  }

  /** Says in the log that somebody uploaded a picture, and for which use. */
  async noteUpload(id: number, kind: ImageKind): Promise<void> {
    await this.own().transactional((em) =>
      noteDone(em, { action: 'upload', kind: 'image', id, changes: { kind: [null, kind] } }),
    );
  }

  /**
   * The kinds of those of these images that exist. Within a transaction of the caller their rows cannot be removed before
   * that ends.
   */
  async lockKindsOf(ids: readonly number[]): Promise<KindRow[]> {
    // A lock is written and committed like a change. Outside of a transaction it would be over before anybody knew of it.
    const asked = this.em.isInTransaction() ? lockedKindsOf : kindsOf;
    return ids.length > 0 ? asked.rows(this.em, { ids: arrayOf(ids) }) : [];
  }

  /** The same without a lock. */
  kindsOf(ids: readonly number[]): Promise<KindRow[]> {
    return kindsOf.rows(this.em, { ids: arrayOf(ids) });
  }

  /** The content keys of these images. */
  async contentsOf(ids: readonly number[]): Promise<ImageContent[]> {
    const found = database(this.own()).selectFrom('image').select(['kind', 'content_hash as hash']).distinct();
    return found.where(among(ref('id'), ids)).execute();
  }

  /** Ids, above the given one, of images that were uploaded before a moment and that nothing refers to. */
  async findUnusedBefore(moment: Date, above: number, limit: number): Promise<number[]> {
    const em = this.own();
    const rows = await database(em)
      .selectFrom('image')
      .select('id')
      .where('id', '>', above)
      .where('created_at', '<', sql<string>`${moment}`)
      .where(await isUnused(em, 'image'))
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  /**
   * Runs work while no replica adds or removes files of this content.
   * @param work receives the entity manager of the transaction with the lock
   */
  async alone<T>({ kind, hash }: ImageContent, work: (em: EntityManager) => Promise<T>): Promise<T> {
    return this.own().transactional(async (em) => {
      await lockForTransaction(em, 'image', kind, hash);
      return work(em);
    });
  }

  /** Runs work that only one replica needs to do. Returns undefined at once while another replica runs it. */
  async ifNobodyElse<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
    return this.own().transactional(async (em) => {
      const key = advisoryKey('image', name);
      const lock = sql<{ free: boolean }>`select pg_try_advisory_xact_lock(${key}) as free`;
      return (await lock.execute(database(em))).rows[0]?.free ? work() : undefined;
    });
  }

  /**
   * Deletes those of the given images that nothing refers to.
   * @returns keys of files that no image has any more; none while another image has the same content
   */
  async deleteUnused(em: EntityManager, { kind, hash }: ImageContent, ids: readonly number[]): Promise<string[]> {
    // A row to which another transaction is just referring is locked by it and skipped. A row locked here cannot be
    // referred to any more, so that the next statement sees every reference there can be.
    const images = database(em);
    const locked = await images
      .selectFrom('image')
      .select('id')
      .where(among(ref('id'), ids))
      .where('content_hash', '=', hash)
      .where('kind', '=', kind)
      .orderBy('id')
      .forUpdate()
      .skipLocked()
      .execute();
    const free = among(
      ref('id'),
      locked.map(({ id }) => id),
    );
    const deleted = await images
      .deleteFrom('image')
      .where(free)
      .where(await isUnused(em, 'image'))
      .returning(VARIANTS)
      .execute();
    const left = images.selectFrom('image').select('id').where('content_hash', '=', hash).where('kind', '=', kind);
    if (await left.limit(1).executeTakeFirst()) return [];
    return [...new Set(deleted.flatMap(({ variants }) => variants.map(({ key }) => key)))];
  }

  /** An entity manager with its own connection: what it writes stays when the caller's transaction is rolled back. */
  private own(): EntityManager {
    return this.em.fork();
  }
}
