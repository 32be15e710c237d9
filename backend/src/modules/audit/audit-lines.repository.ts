import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Expression, type SqlBool } from 'kysely';
import type { AuditChanges } from '../../platform/audit/audit-values.js';
import { likeLiteral } from '../../platform/database/like-literal.js';
import { COUNT, database, moment } from '../../platform/database/tables.js';
import type { Listed } from '../../platform/http/list-answer.js';
import { windowOf } from '../../platform/http/list-query.js';
import { parseId } from '../../platform/http/params.js';
import type { AuditChangeDto, AuditLineDto, ListAuditLinesQuery } from './audit.dto.js';

/** As many lines as are counted, turned over and exported; whoever looks for older ones narrows the list down. */
const MOST = 10_000;

/** Lines of a record's history. */
const HISTORY = 50;

/** The lines of the log, read. */
@Injectable()
export class AuditLinesRepository {
  constructor(private readonly em: EntityManager) {}

  /** What a query asks of the log, and how many lines match, up to as many as are counted. */
  async list(asked: ListAuditLinesQuery): Promise<Listed<AuditLineDto>> {
    const { limit = MOST, offset } = windowOf(asked);
    const found = conditionsOf(asked).reduce<ReturnType<typeof lines>>(
      (narrowed, one) => narrowed.where(one),
      lines(this.em),
    );
    const direction = asked.sort.startsWith('-') ? 'desc' : 'asc';
    const page = found
      .select(shown)
      .orderBy('line.id', direction)
      .limit(Math.max(0, Math.min(limit, MOST - offset)))
      .offset(Math.min(offset, MOST));
    const counted = database(this.em)
      .selectFrom(found.select('line.id').limit(MOST).as('found'))
      .select(COUNT.as('total'));
    const [rows, { total }] = await Promise.all([page.execute(), counted.executeTakeFirstOrThrow()]);
    return { rows: rows.map(lineOf), total };
  }

  /** What happened to a record, the latest first. */
  async ofRecord(kind: string, id: number): Promise<AuditLineDto[]> {
    const found = lines(this.em).where('line.kind', '=', kind).where('line.record_id', '=', id);
    const rows = await found
      .select(shown)
      .orderBy('line.at', 'desc')
      .orderBy('line.id', 'desc')
      .limit(HISTORY)
      .execute();
    return rows.map(lineOf);
  }

  /** Deletes some lines as old as this, and says how many. The database refuses it to anybody but the retention. */
  async forget(em: EntityManager, months: number, most: number): Promise<number> {
    const old = sql<string>`now() - make_interval(months => ${months}::int)`;
    const some = database(em).selectFrom('audit_line').select('id').where('at', '<', old).orderBy('at').limit(most);
    const { numDeletedRows } = await database(em)
      .deleteFrom('audit_line')
      .where('id', 'in', some)
      .executeTakeFirstOrThrow();
    await database(em)
      .deleteFrom('refused_sign_in')
      .where('hour', '<', sql<string>`now() - interval '1 day'`)
      .execute();
    return Number(numDeletedRows);
  }
}

const lines = (em: EntityManager) => database(em).selectFrom('audit_line as line');

const shown = [
  'line.id',
  moment(sql.ref<string>('line.at')).as('at'),
  'line.action',
  'line.kind',
  'line.record_id',
  'line.record_name',
  'line.actor',
  'line.person_id',
  'line.actor_name',
  'line.request_id',
  'line.changes',
] as const;

function conditionsOf({ search, person, kind, record, day }: ListAuditLinesQuery): Expression<SqlBool>[] {
  const conditions: Expression<SqlBool>[] = [];
  const number = parseId(search);
  if (search && !Number.isNaN(number)) conditions.push(sql<SqlBool>`line.record_id = ${number}`);
  else if (search) conditions.push(sql<SqlBool>`lower(line.record_name) like lower(${`${likeLiteral(search)}%`})`);
  if (person) conditions.push(sql<SqlBool>`line.person_id = ${person}`);
  if (kind) conditions.push(sql<SqlBool>`line.kind = ${kind}`);
  if (record) conditions.push(sql<SqlBool>`line.record_id = ${record}`);
  if (day)
    conditions.push(sql<SqlBool>`line.at >= ${day}::date::timestamp at time zone 'America/Santiago'
      and line.at < (${day}::date + 1)::timestamp at time zone 'America/Santiago'`);
  return conditions;
}

type Row = Omit<AuditLineDto, 'changes'> & { changes: unknown };

const lineOf = ({ changes, ...line }: Row): AuditLineDto => ({ ...line, changes: changesOf(changes) });

/** What the triggers write of a line, as people read it. */
function changesOf(written: unknown): AuditChangeDto[] {
  // The column is the triggers' own, which write it like this.
  return Object.entries(written as AuditChanges).map(([field, change]) =>
    change === true
      ? { field, hidden: true, was: null, now: null }
      : { field, hidden: false, was: textsOf(change[0]), now: textsOf(change[1]) },
  );
}

function textsOf(value: unknown): string[] | null {
  if (value === null || value === undefined || value === '') return null;
  const texts = [value].flat().map(textOf);
  return texts.length > 0 ? texts : null;
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return isDocument(value) ? wordsOf(value) : JSON.stringify(value);
}

/** A part of a text of the site, which is kept as a document. */
interface Words {
  type: string;
  text?: string;
  content?: Words[];
}

const isDocument = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc';

/** The words alone, each paragraph on its own line. */
const wordsOf = ({ text, content = [] }: Words): string =>
  text ?? content.map(wordsOf).join(content.some((one) => one.content) ? '\n' : '');
