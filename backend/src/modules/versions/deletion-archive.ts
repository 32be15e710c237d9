import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { personAtWork } from '../../platform/audit/author.js';
import type { LostReference } from './deleted-record.entity.js';
import { DeletedRecordsRepository, type DeletedRows } from './deleted-records.repository.js';
import type { KeptKind } from './kept-kind.js';
import { referencesIn, rowsContaining, type Reference } from './table-graph.repository.js';

const CASCADE = 'c';
const SET_NULL = 'n';

/** Longest name that is kept of a deleted record. */
const NAME_MAX = 200;

/** Keeps what is deleted, before it is: the record, all that its deletion takes along, and what referred to it. */
@Injectable()
export class DeletionArchive {
  constructor(private readonly deletions: DeletedRecordsRepository) {}

  /** Within the transaction of the deletion, while everything is still there. */
  async keep(em: EntityManager, kind: KeptKind, table: string, id: number): Promise<void> {
    const row = await kind.read(em, id);
    if (!row) return;
    const references = await referencesIn(em);
    const { parts, lost } = await gather(em, references, table, id);
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
}

/** The rows that go with a row, table by table, and the references that become empty. */
async function gather(em: EntityManager, references: Reference[], root: string, rootId: number) {
  const parts: DeletedRows[] = [];
  const lost: LostReference[] = [];
  const add = async (table: string, column: string, values: number[]): Promise<void> => {
    const rows = await rowsContaining(em, table, column, values);
    if (rows.length === 0) return;
    parts.push({ table, rows });
    const ids = rows.flatMap((row) => (typeof row['id'] === 'number' ? row['id'] : []));
    if (ids.length === 0) return;
    for (const { table: from, column: to, rule, target } of references) {
      if (target !== table) continue;
      if (rule === CASCADE) await add(from, to, ids);
      if (rule === SET_NULL)
        for (const row of await rowsContaining(em, from, to, ids))
          lost.push({ table: from, column: to, id: Number(row['id']), to: Number(row[to]) });
    }
  };
  await add(root, 'id', [rootId]);
  return { parts, lost };
}

/** The pictures to which rows refer. */
function picturesIn(parts: DeletedRows[], references: Reference[]): number[] {
  const columns = references.filter(({ target }) => target === 'image');
  const ids = parts.flatMap(({ table, rows }) =>
    columns.filter((one) => one.table === table).flatMap(({ column }) => rows.map((row) => Number(row[column]))),
  );
  return [...new Set(ids.filter((one) => one > 0))];
}
