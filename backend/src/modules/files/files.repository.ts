import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { advisoryKey } from '../../platform/database/advisory-key.js';
import { lockForTransaction } from '../../platform/database/lock.js';
import { query } from '../../platform/database/query.js';
import type { ImageContent } from './image-keys.js';
import type { ImageRow } from './image.dto.js';
import type { ImageKind } from './image.entity.js';

/** What is stored about a picture, without its id. */
export type Picture = Omit<ImageRow, 'id'>;

/** A column of another table that refers to images. Both names are quoted for SQL. */
interface Reference {
  table: string;
  column: string;
}

const REFERENCES = `
  select format('%I.%I', n.nspname, t.relname) as "table", quote_ident(a.attname) as "column"
  from pg_constraint f
  join pg_class t on t.oid = f.conrelid
  join pg_namespace n on n.oid = t.relnamespace
  join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
  where f.contype = 'f' and f.confrelid = 'image'::regclass`;

/** The image table. */
@Injectable()
export class FilesRepository {
  constructor(private readonly em: EntityManager) {}

  /** A picture that was made from the same bytes for the same use. */
  async findByContent({ kind, hash }: ImageContent): Promise<Picture | undefined> {
    const [row] = await query<Picture>(
      this.own(),
      `select width, height, placeholder, variants from image
       where content_hash = $1 and kind = $2 order by id desc limit 1`,
      [hash, kind],
    );
    return row;
  }

  /** Adds a row. It is committed at once, also when the caller is in a transaction: see `FilesService.upload`. */
  async add({ kind, hash }: ImageContent, { width, height, placeholder, variants }: Picture): Promise<ImageRow> {
    const [row] = await query<ImageRow>(
      this.own(),
      `insert into image (kind, content_hash, width, height, placeholder, variants)
       values ($1, $2, $3, $4, $5, $6) returning id, width, height, placeholder, variants`,
      [kind, hash, width, height, placeholder, JSON.stringify(variants)],
    );
    if (!row) throw new Error('An inserted image was not returned');
    return row;
  }

  /**
   * The kind of an existing image. Undefined if there is none. Within a transaction of the caller the row cannot be
   * removed before that ends.
   */
  async holdKindOf(id: number): Promise<ImageKind | undefined> {
    const rows = await query<{ kind: ImageKind }>(this.em, 'select kind from image where id = $1 for key share', [id]);
    return rows[0]?.kind;
  }

  /** The content keys of these images. */
  async contentsOf(ids: readonly number[]): Promise<ImageContent[]> {
    return query(this.own(), 'select distinct kind, content_hash as hash from image where id = any($1::int[])', [ids]);
  }

  /** Ids, above the given one, of images that were uploaded before a moment and that nothing refers to. */
  async findUnusedBefore(moment: Date, above: number, limit: number): Promise<number[]> {
    const em = this.own();
    const rows = await query<{ id: number }>(
      em,
      `select i.id from image i
       where i.id > $1 and i.created_at < $2 and ${await unusedCondition(em)} order by i.id limit $3`,
      [above, moment, limit],
    );
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

  /**
   * Runs work that only one replica needs to do. Returns undefined, without running it, while another replica runs it.
   */
  async ifNobodyElse<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
    return this.own().transactional(async (em) => {
      const key = advisoryKey('image', name);
      const [lock] = await query<{ free: boolean }>(em, 'select pg_try_advisory_xact_lock($1) as free', [key]);
      return lock?.free ? work() : undefined;
    });
  }

  /**
   * Deletes those of the given images that nothing refers to.
   * @returns keys of files that no image has any more; none while another image has the same content
   */
  async deleteUnused(em: EntityManager, { kind, hash }: ImageContent, ids: readonly number[]): Promise<string[]> {
    // A row to which another transaction is just referring is locked by it and skipped. A row locked here cannot be
    // referred to any more, so that the next statement sees every reference there can be.
    const locked = await query<{ id: number }>(
      em,
      `select id from image where id = any($1::int[]) and content_hash = $2 and kind = $3
       order by id for update skip locked`,
      [ids, hash, kind],
    );
    const deleted = await query<Pick<ImageRow, 'variants'>>(
      em,
      `delete from image i where i.id = any($1::int[]) and ${await unusedCondition(em)} returning i.variants`,
      [locked.map(({ id }) => id)],
    );
    const left = await query(em, 'select 1 from image where content_hash = $1 and kind = $2 limit 1', [hash, kind]);
    if (left.length > 0) return [];
    return [...new Set(deleted.flatMap(({ variants }) => variants.map(({ key }) => key)))];
  }

  /** An entity manager with its own connection: what it writes stays when the caller's transaction is rolled back. */
  private own(): EntityManager {
    return this.em.fork();
  }
}

/**
 * A condition that is true for rows `i` without any reference. The foreign keys are read from the catalogue, so that no
 * list of tables can become outdated.
 */
async function unusedCondition(em: EntityManager): Promise<string> {
  const references = await query<Reference>(em, REFERENCES);
  const conditions = references.map(
    ({ table, column }) => `not exists (select 1 from ${table} r where r.${column} = i.id)`,
  );
  return conditions.join(' and ') || 'true';
}
