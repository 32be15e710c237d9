import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Expression, type SqlBool } from 'kysely';
import type { AuditChanges } from '../../platform/audit/audit-values.js';
import { likeLiteral } from '../../platform/database/search-words.js';
import { query } from '../../platform/database/query.js';
import { COUNT, database, moment } from '../../platform/database/tables.js';
import type { Listed } from '../../platform/http/answer/list-answer.js';
import { windowOf } from '../../platform/http/list-query.js';
import { parseId } from '../../platform/http/value/params.js';
import type { AuditKind } from './audit-kinds.js';
import { namesIn, type Naming } from './audit-references.repository.js';
import type { AuditChangeDto, AuditLineDto, ListAuditLinesQuery } from './audit.dto.js';

/** Most lines that are counted, paged and exported; narrower filters find older ones. */
const MOST = 10_000;

const HISTORY = 50;

/** Kinds whose records are versions: a new row is shown as a change of the one before. */
const VERSIONS: readonly AuditKind[] = ['text_version'];

/** Reads of the log. */
@Injectable()
export class AuditLinesRepository {
  constructor(private readonly em: EntityManager) {}

  /** The lines for a query, and how many match, up to the maximum that is counted. */
  async list(asked: ListAuditLinesQuery): Promise<Listed<AuditLineDto>> {
    const { limit = MOST, offset } = windowOf(asked);
    const found = lines(this.em).where(({ and }) => and(conditionsOf(asked)));
    const direction = asked.sort.startsWith('-') ? 'desc' : 'asc';
    const page = found
      .select(COLUMNS)
      // Refusals are counted in a line of their hour, which is written later.
      .orderBy('line.at', direction)
      .orderBy('line.id', direction)
      .limit(Math.max(0, Math.min(limit, MOST - offset)))
      .offset(Math.min(offset, MOST));
    const counted = database(this.em)
      .selectFrom(found.select('line.id').limit(MOST).as('found'))
      .select(COUNT.as('total'));
    const [rows, { total }] = await Promise.all([page.execute(), counted.executeTakeFirstOrThrow()]);
    return { rows: await this.shown(rows), total };
  }

  async ofRecord(kind: string, id: number): Promise<AuditLineDto[]> {
    const found = lines(this.em).where('line.kind', '=', kind).where('line.record_id', '=', id);
    const rows = await found
      .select(COLUMNS)
      .orderBy('line.at', 'desc')
      .orderBy('line.id', 'desc')
      .limit(HISTORY)
      .execute();
    return this.shown(rows);
  }

  private async shown(rows: readonly Row[]): Promise<AuditLineDto[]> {
    const written = rows.map(compared);
    const naming = await namesIn(this.em, written);
    return written.map(({ changes, ...line }) => ({ ...line, changes: changesOf(line.kind, changes, naming) }));
  }

  /**
   * Deletes some lines that are older than the setting, and returns their number. A function of the database's owner does
   * (`forget_audit_lines`), for the retention only.
   */
  async forget(em: EntityManager, most: number): Promise<number> {
    const [gone] = await query<{ count: number }>(em, 'select forget_audit_lines($1) as count', [most]);
    await database(em)
      .deleteFrom('refused_sign_in')
      .where('hour', '<', sql<string>`now() - interval '1 day'`)
      .execute();
    return gone?.count ?? 0;
  }
}

const lines = (em: EntityManager) => database(em).selectFrom('audit_line as line');

const COLUMNS = [
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
  // The content of the version before, as long as the log has its line.
  sql<unknown>`case when line.action = 'create' and line.kind in (${sql.join(VERSIONS)}) then
    (select former.changes from audit_line as former
      where former.kind = line.kind and former.action = 'create' and former.record_name = line.record_name
        and former.id < line.id
      order by former.id desc limit 1) end`.as('before'),
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

type WrittenLine = Omit<AuditLineDto, 'changes'> & { changes: AuditChanges };

/** The compiler does not know the type of both columns with changes. */
type Row = Omit<WrittenLine, 'changes'> & { changes: unknown; before: unknown };

/** A stored line. A row that replaces another record is shown as a change of it, with both contents. */
function compared({ before, changes: written, ...line }: Row): WrittenLine {
  // Both columns are the triggers' own.
  const [was, now] = [before as AuditChanges | null, written as AuditChanges];
  return was ? { ...line, action: 'update', changes: differences(was, now) } : { ...line, changes: now };
}

function differences(was: AuditChanges, now: AuditChanges): AuditChanges {
  const contentOf = (change: AuditChanges[string] | undefined): unknown =>
    change === undefined || change === true ? null : change[1];
  const sides = Object.keys({ ...was, ...now }).map((field): [string, [unknown, unknown]] => [
    field,
    [contentOf(was[field]), contentOf(now[field])],
  ]);
  return Object.fromEntries(sides.filter(([, [one, other]]) => JSON.stringify(one) !== JSON.stringify(other)));
}

/** A value of a line in words. */
const changesOf = (kind: string, written: AuditChanges, naming: Naming): AuditChangeDto[] =>
  Object.entries(written).map(([field, change]) => {
    if (change === true) return { field, hidden: true, was: null, now: null };
    const [was, now] = change.map((side) => textsOf(naming(kind, field, side)));
    return { field, hidden: false, was: was ?? null, now: now ?? null };
  });

function textsOf(value: unknown): string[] | null {
  if (value === null || value === undefined || value === '') return null;
  const texts = [value].flat().map(textOf);
  return texts.length > 0 ? texts : null;
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return isDocument(value) ? wordsOf(value) : JSON.stringify(value);
}

/** A part of a text of the site, which is stored as a document. */
interface Words {
  type: string;
  text?: string;
  attrs?: { name?: string };
  content?: Words[];
}

const isDocument = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc';

/** What a page fills in, as the editor calls it. */
const FILLED: Record<string, string | undefined> = {
  product: 'Nombre del sitio',
  updated: 'Fecha de la última actualización',
  fee: 'Comisión de la boleta del chef',
};

/** Only the words, each paragraph on its own line, and what the page fills in by its name. */
const wordsOf = ({ type, text, attrs, content = [] }: Words): string =>
  text ?? (type === 'value' ? `{${FILLED[attrs?.name ?? ''] ?? '…'}}` : wordsIn(content));

const wordsIn = (content: readonly Words[]): string =>
  content.map(wordsOf).join(content.some((one) => one.content) ? '\n' : '');
