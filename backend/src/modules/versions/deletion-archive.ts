import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { personAtWork } from '../../platform/audit/author.js';
import type { LostReference } from './deleted-record.entity.js';
import { DeletedRecordsRepository, type DeletedRows } from './deleted-records.repository.js';
import type { KeptKind } from './kept-kind.js';
import { TableGraph, type Reference } from './table-graph.repository.js';

const IMAGE = 'image';
const CASCADE = 'c';
const SET_NULL = 'n';

/** Longest name that is kept of a deleted record. */
const NAME_MAX = 200;

/** Keeps what is deleted, before it is: the record, all that its deletion takes along, and what referred to it. */
@Injectable()
export class DeletionArchive {
  constructor(
    private readonly graph: TableGraph,
    private readonly deletions: DeletedRecordsRepository,
  ) {}

  /** Within the transaction of the deletion, while everything is still there. */
  async keep(em: EntityManager, kind: KeptKind, table: string, id: number): Promise<void> {
    const row = await kind.read(em, id);
    if (!row) return;
    const references = await this.graph.references(em);
    const { parts, lost } = await this.gather(em, references, table, id);
    await this.deletions.add(em, {
      kind: kind.name,
      id,
      name: [...kind.nameOf(row)].slice(0, NAME_MAX).join(''),
      author: personAtWork(),
      parts,
      lost,
      pictures: picturesIn(parts, references),
    });
  }

  /** The rows that go with a row, table by table, and the references that become empty. */
  private async gather(em: EntityManager, references: Reference[], table: string, id: number) {
    const parts: DeletedRows[] = [];
    const lost: LostReference[] = [];
    const follow = async (target: string, ids: number[]): Promise<void> => {
      for (const { table: from, column, rule } of references.filter((one) => one.target === target)) {
        if (rule !== CASCADE && rule !== SET_NULL) continue;
        const rows = await this.graph.rows(em, { table: from, column, values: ids });
        if (rows.length === 0) continue;
        if (rule === SET_NULL)
          lost.push(...rows.map((row) => ({ table: from, column, id: Number(row['id']), to: Number(row[column]) })));
        else {
          parts.push({ table: from, rows });
          const own = rows.flatMap((row) => (typeof row['id'] === 'number' ? row['id'] : []));
          if (own.length > 0) await follow(from, own);
        }
      }
    };
    parts.push({ table, rows: await this.graph.rows(em, { table, column: 'id', values: [id] }) });
    await follow(table, [id]);
    return { parts, lost };
  }
}

/** The pictures to which rows refer. */
function picturesIn(parts: DeletedRows[], references: Reference[]): number[] {
  const columns = references.filter(({ target }) => target === IMAGE);
  const ids = parts.flatMap(({ table, rows }) =>
    columns.filter((one) => one.table === table).flatMap(({ column }) => rows.map((row) => Number(row[column]))),
  );
  return [...new Set(ids.filter((one) => one > 0))];
}
