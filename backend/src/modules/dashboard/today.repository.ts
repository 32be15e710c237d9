import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { statement, type Placeholders } from '../../platform/database/statement.js';
import { tables } from '../../platform/database/tables.js';
import type { Role } from '../../platform/http/access.js';
import { dayAfter, todayInChile } from '../../platform/http/value/day.js';
import type { MailKind } from '../../platform/mail/mail-kind.js';
import { AnswerClock } from '../quotes/index.js';
import type { Asked } from './duties/duty.columns.js';
import type { Can } from './duties/duty-kind.js';
import { DUTY_KINDS, kindsFor, type DutyKind, type Whose } from './duties/duty-kinds.js';
import type { DutyDto, MoreDutiesDto } from './today.dto.js';

/** 'Hoy' by mail. A person has one, which every working day sends again. */
export const TODAY_MAIL = { name: 'today', about: 'person_id', title: 'Hoy' } as const satisfies MailKind;

/** Somebody for whom duties are read. */
export interface Reader {
  id: number;
  role: Role;
}

/** The duties of a moment. */
export interface Duties {
  /** The oldest first. */
  duties: DutyDto[];
  /** Kinds with more duties than are shown. */
  more: MoreDutiesDto[];
}

const reader = statement(
  ({ id }: Placeholders<{ id: number }>) =>
    tables
      .selectFrom('person')
      .select(['person.id', 'person.name', 'person.email', 'person.role', 'person.today_mail'])
      .where('person.id', '=', id)
      .where('person.state', '=', sql.lit('ACTIVE')),
  { byKey: true },
);

/** Everybody who wants the mail, and has none of this day yet. */
const unmailed = statement(({ morning }: Placeholders<{ morning: string }>) =>
  tables
    .selectFrom('person')
    .select('person.id')
    .where('person.state', '=', sql.lit('ACTIVE'))
    .where('person.today_mail', '=', sql.lit(true))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mail')
            .select('mail.id')
            .whereRef('mail.person_id', '=', 'person.id')
            .where('mail.kind', '=', sql.lit(TODAY_MAIL.name))
            .where('mail.created_at', '>=', morning),
        ),
      ),
    )
    .orderBy('person.id'),
);

/** What has to be done now, over every module's rows. */
@Injectable()
export class TodayRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: AnswerClock,
  ) {}

  /** The duties that somebody sees: one statement for each kind, and at most five rows of it. */
  async duties({ id, role }: Reader, whose: Whose, can: Can, now = new Date()): Promise<Duties> {
    const today = todayInChile(now);
    const asked: Asked = {
      now: now.toISOString(),
      lateSince: this.clock.at(now).lateSince.toISOString(),
      today,
      tomorrow: dayAfter(today, 1),
      ...(whose === 'mine' && { owner: id }),
      ...(whose === 'nobodys' && { nobodys: true }),
    };
    const owner = { mine: id, nobodys: 0, all: undefined }[whose];
    const found: Duties[] = [];
    // One after the other: at once they would take every connection.
    for (const name of kindsFor(role)) found.push(await this.ofKind(name, asked, can, owner));
    return {
      duties: found.flatMap(({ duties }) => duties).sort((one, other) => (one.since < other.since ? -1 : 1)),
      more: found.flatMap(({ more }) => more),
    };
  }

  /** An active person, and whether they want the mail; undefined for anybody else. */
  reader(id: number) {
    return reader.first(this.em, { id });
  }

  /** Everybody who wants the mail and was not written to since this moment. */
  async unmailed(since: Date): Promise<number[]> {
    return (await unmailed.rows(this.em, { morning: since.toISOString() })).map(({ id }) => id);
  }

  private async ofKind(name: DutyKind, asked: Asked, can: Can, owner: number | undefined): Promise<Duties> {
    const { title, find, all } = DUTY_KINDS[name];
    const found = await find(this.em, asked, can);
    const duties = found.map(({ row, words: { dueOn, evening, ...words } }) => ({
      ...words,
      kind: name,
      title,
      since: new Date(row.since).toISOString(),
      request_id: row.request_id,
      offer_id: row.offer_id ?? null,
      evening_id: row.evening_id ?? null,
      client: row.client ?? '',
      owner: row.owner ?? null,
      due_on: dueOn ?? null,
      evening: evening ?? null,
    }));
    const count = (found[0]?.row.total ?? 0) - duties.length;
    return { duties, more: count > 0 ? [{ kind: name, title, count, path: all(owner) }] : [] };
  }
}
