import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql, type Expression } from 'kysely';
import { statement, type Placeholders } from '../../platform/database/statement.js';
import { moment, tables, type Tables } from '../../platform/database/tables.js';
import { chefName } from '../chefs/chef.columns.js';
import { TO_CONFIRM } from '../money/plan.columns.js';
import { BLOCKED_NAME, unlessBlocked } from '../personal-data/index.js';
import { isBlocked } from '../quotes/index.js';
import { firstNameOf } from '../quotes/rules.js';
import { BLOCKS, IN_FORCE, OTHERS, OVERLAPPING } from './agenda.columns.js';
import {
  MOST_ENTRIES,
  type AgendaDto,
  type BlockedRangeDto,
  type Conflict,
  type EveningDto,
  type HeldDayDto,
} from './agenda-staff.dto.js';

const { ref } = expressionBuilder<Tables, 'evening' | 'blocked_range'>();

const conflict = sql<Conflict | null>`case
  when exists ${OVERLAPPING} then 'overlap'
  when exists ${BLOCKS} then 'blocked'
  when exists ${OTHERS.where('other.day', '=', ref('evening.day'))} then 'same_day' end`;

/** Whether the data of the evening's client are blocked. */
const HIDDEN = isBlocked(ref('evening.quote_request_id'));
const clientOf = (value: Expression<string>, instead: string) => unlessBlocked(HIDDEN, value, instead);

const EVENINGS = tables
  .selectFrom('evening')
  .select([
    'evening.id',
    'evening.quote_request_id',
    clientOf(ref('evening.client_first_name'), BLOCKED_NAME).as('client_first_name'),
    'evening.chef_id',
    'evening.chef_name',
    chefName(ref('evening.chef_id')).as('chef'),
    'evening.day',
    'evening.starts_at',
    sql<string>`to_char(${ref('evening.ends_at')} at time zone 'America/Santiago', 'HH24:MI')`.as('ends_at'),
    'evening.minutes',
    'evening.guests',
    clientOf(ref('evening.commune'), '').as('commune'),
    clientOf(ref('evening.menu'), '').as('menu'),
    HIDDEN.as('blocked'),
    'evening.by_hand',
    'evening.version',
    conflict.as('conflict'),
    TO_CONFIRM.as('to_confirm'),
  ])
  .where('evening.cancelled_at', 'is', null);

const BLOCKED = tables
  .selectFrom('blocked_range')
  .select([
    'blocked_range.id',
    'blocked_range.chef_id',
    chefName(ref('blocked_range.chef_id')).$notNull().as('chef'),
    'blocked_range.first_day',
    'blocked_range.last_day',
    'blocked_range.reason',
    'blocked_range.weekly',
    'blocked_range.version',
  ]);

const HELD = tables
  .selectFrom('held_day')
  .innerJoin('quote_request', 'quote_request.id', 'held_day.quote_request_id')
  .select(({ ref: of }) => [
    'held_day.id',
    'held_day.quote_request_id',
    unlessBlocked(isBlocked(of('held_day.quote_request_id')), of('quote_request.name'), BLOCKED_NAME).as('client'),
    isBlocked(of('held_day.quote_request_id')).as('blocked'),
    'held_day.chef_id',
    chefName(of('held_day.chef_id')).$notNull().as('chef'),
    'held_day.day',
    'held_day.starts_at',
    'held_day.minutes',
    moment(of('held_day.until')).as('until'),
  ])
  .where(IN_FORCE);

interface Days {
  from: string;
  to: string;
  chef?: number;
}

const evenings = statement(({ from, to, chef }: Placeholders<Days>) => {
  const found = EVENINGS.where('evening.day', '>=', from).where('evening.day', '<=', to);
  return (chef ? found.where('evening.chef_id', '=', chef) : found)
    .orderBy('evening.day')
    .orderBy('evening.begins_at')
    .orderBy('evening.id')
    .limit(sql.lit(MOST_ENTRIES + 1));
});

const blocked = statement(({ from, to, chef }: Placeholders<Days>) => {
  const found = BLOCKED.where('blocked_range.last_day', '>=', from).where('blocked_range.first_day', '<=', to);
  return (chef ? found.where('blocked_range.chef_id', '=', chef) : found)
    .orderBy('blocked_range.first_day')
    .orderBy('blocked_range.id')
    .limit(sql.lit(MOST_ENTRIES + 1));
});

const held = statement(({ from, to, chef }: Placeholders<Days>) => {
  const found = HELD.where('held_day.day', '>=', from).where('held_day.day', '<=', to);
  return (chef ? found.where('held_day.chef_id', '=', chef) : found)
    .orderBy('held_day.day')
    .orderBy('held_day.starts_at')
    .orderBy('held_day.id')
    .limit(sql.lit(MOST_ENTRIES + 1));
});

const byId = statement(({ id }: Placeholders<{ id: number }>) => EVENINGS.where('evening.id', '=', id));
const ofRequest = statement(({ id }: Placeholders<{ id: number }>) =>
  EVENINGS.where('evening.quote_request_id', '=', id),
);
const blockById = statement(({ id }: Placeholders<{ id: number }>) => BLOCKED.where('blocked_range.id', '=', id));

type EveningRow = NonNullable<Awaited<ReturnType<typeof byId.first>>>;
type HeldRow = NonNullable<Awaited<ReturnType<typeof held.first>>>;
type BlockRow = NonNullable<Awaited<ReturnType<typeof blockById.first>>>;

/** A chef appears by the present name. */
const eveningOf = ({ chef, ...row }: EveningRow): EveningDto => ({
  ...row,
  chef_name: chef?.chef_name ?? row.chef_name,
});
const blockOf = ({ chef, ...row }: BlockRow): BlockedRangeDto => ({ ...row, chef_name: chef.chef_name });

const heldOf = ({ chef, client, blocked, ...row }: HeldRow): HeldDayDto => ({
  ...row,
  client_first_name: blocked ? client : firstNameOf(client),
  chef_name: chef.chef_name,
});

/** The agenda as staff see it. */
@Injectable()
export class AgendaEntriesRepository {
  constructor(private readonly em: EntityManager) {}

  /** Evenings and kept days that begin on these days, and blocked ranges that touch them. */
  async between(days: Days): Promise<AgendaDto> {
    const [taken, closed, kept] = await Promise.all([
      evenings.rows(this.em, days),
      blocked.rows(this.em, days),
      held.rows(this.em, days),
    ]);
    return {
      evenings: taken.slice(0, MOST_ENTRIES).map(eveningOf),
      blocked: closed.slice(0, MOST_ENTRIES).map(blockOf),
      held: kept.slice(0, MOST_ENTRIES).map(heldOf),
      more: [taken, closed, kept].some(({ length }) => length > MOST_ENTRIES),
    };
  }

  /** The evening of a request that is not cancelled; undefined if it does not exist. */
  async ofRequest(id: number): Promise<EveningDto | undefined> {
    const row = await ofRequest.first(this.em, { id });
    return row && eveningOf(row);
  }

  async evening(id: number): Promise<EveningDto | undefined> {
    const row = await byId.first(this.em, { id });
    return row && eveningOf(row);
  }

  async block(id: number): Promise<BlockedRangeDto | undefined> {
    const row = await blockById.first(this.em, { id });
    return row && blockOf(row);
  }
}
