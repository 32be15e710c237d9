import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { AuditChanges } from '../../platform/audit/audit-values.js';
import { database } from '../../platform/database/tables.js';

/** A table to which fields refer by number, and its column that is marked as the name. */
interface Named {
  table: string;
  name: string;
}

/** A field of a line. */
interface Changed {
  kind: string;
  changes: AuditChanges;
}

/**
 * The name of the row that a field's number refers to; the value itself if it is no reference, or the row is deleted.
 */
export type Naming = (kind: string, field: string, value: unknown) => unknown;

/**
 * Names for numbers in lines: 'Paula Soto' for an `owner_id`. Foreign keys give the table, and the log's marks give its
 * name column. So a new reference needs no code.
 */
@Injectable()
export class AuditReferencesRepository {
  /** By kind and field. They change only with a migration, so they are read once per process. */
  private references: Map<string, Named> | undefined;

  constructor(private readonly em: EntityManager) {}

  /** One statement for all references of these lines. */
  async namesIn(lines: readonly Changed[]): Promise<Naming> {
    const references = (this.references ??= await this.read());
    const asked = new Map<Named, Set<number>>();
    for (const { kind, changes } of lines)
      for (const [field, change] of Object.entries(changes)) {
        const named = references.get(`${kind}.${field}`);
        if (!named || change === true) continue;
        const numbers = asked.get(named) ?? new Set();
        asked.set(named, numbers);
        for (const value of change) if (typeof value === 'number') numbers.add(value);
      }
    const names = await this.find(asked);
    return (kind, field, value) => {
      const named = references.get(`${kind}.${field}`);
      return (named && names.get(`${named.table} ${String(value)}`)) ?? value;
    };
  }

  private async find(asked: ReadonlyMap<Named, ReadonlySet<number>>): Promise<Map<string, string>> {
    if (asked.size === 0) return new Map();
    const parts = [...asked].map(
      ([{ table, name }, numbers]) =>
        sql`select ${table}::text as "table", id, ${sql.ref(name)}::text as name from ${sql.table(table)}
          where id = any(${[...numbers]}::int[]) and ${sql.ref(name)} is not null`,
    );
    const { rows } = await sql<{ table: string; id: number; name: string }>`${sql.join(
      parts,
      sql` union all `,
    )}`.execute(database(this.em));
    return new Map(rows.map(({ table, id, name }) => [`${table} ${id}`, name]));
  }

  private async read(): Promise<Map<string, Named>> {
    const { rows } = await sql<Named & { kind: string; field: string }>`
      select owner.relname as kind, given.attname as field, named.relname as "table", called.attname as name
      from pg_constraint as reference
      join pg_class as owner on owner.oid = reference.conrelid
      join pg_attribute as given on given.attrelid = reference.conrelid and given.attnum = reference.conkey[1]
      join pg_class as named on named.oid = reference.confrelid
      join pg_attribute as called on called.attrelid = named.oid and called.attnum > 0 and not called.attisdropped
      where reference.contype = 'f' and cardinality(reference.conkey) = 1
        and owner.relnamespace = 'public'::regnamespace and col_description(named.oid, called.attnum) = 'audit: name'
    `.execute(database(this.em));
    const tables = new Map<string, Named>();
    return new Map(
      rows.map(({ kind, field, table, name }) => {
        const named = tables.get(table) ?? { table, name };
        tables.set(table, named);
        return [`${kind}.${field}`, named];
      }),
    );
  }
}
