import { Migration } from '@mikro-orm/migrations';

/** Chile's holidays on working days, for what was answered before minutes were kept. */
const HOLIDAYS = [
  '2025-01-01 2025-04-18 2025-04-19 2025-05-01 2025-05-21 2025-06-20 2025-07-16 2025-08-15 2025-09-18 2025-09-19',
  '2025-10-31 2025-11-01 2025-12-08 2025-12-25 2026-01-01 2026-04-03 2026-04-04 2026-05-01 2026-05-21 2026-06-29',
  '2026-07-16 2026-08-15 2026-09-18 2026-09-19 2026-10-12 2026-10-31',
].flatMap((days) => days.split(' '));

/** A moment as the clocks in Chile show it. */
const local = (moment: string): string => `(${moment} at time zone 'America/Santiago')`;

/**
 * A request keeps when it was quoted and when it was accepted, whatever becomes of it later, and how long its client
 * waited for the first answer, so that the figures of the Dashboard need not read everything that happened. What
 * happened before is told by its activity, or by its stage where that says nothing. The index holds all that is counted.
 */
export class Migration20261122235100_request_figures extends Migration {
  override up(): void {
    this.addSql(`alter table "quote_request" add "first_answer_minutes" int null,
      add "quoted_at" timestamptz null, add "accepted_at" timestamptz null`);
    this.addSql(`update "quote_request" set
        "quoted_at" = coalesce(moves.quoted_at, updated_at),
        "accepted_at" = case when stage in ('aceptada', 'realizada') or moves.accepted_at is not null
          then coalesce(moves.accepted_at, updated_at) end
      from (select id, moved.quoted_at, moved.accepted_at from "quote_request" as request
        left join (select quote_request_id,
            min(at) filter (where data->>'to' = 'cotizada') as quoted_at,
            min(at) filter (where data->>'to' = 'aceptada') as accepted_at
          from "quote_request_activity" where kind = 'moved' group by quote_request_id) moved on quote_request_id = id
        where stage in ('cotizada', 'aceptada', 'realizada') or moved.quoted_at is not null
          or moved.accepted_at is not null) moves
      where moves.id = "quote_request".id`);
    // Monday to Saturday from 9 to 19. Who was answered after more than a year was not waiting for it.
    this.addSql(`update "quote_request" set "first_answer_minutes" = coalesce((
        select sum(greatest(0, extract(epoch from
          least(${local('first_answered_at')}, day + interval '19 hours')
          - greatest(${local('created_at')}, day + interval '9 hours')) / 60))::int
        from generate_series(date_trunc('day', ${local('created_at')}), ${local('first_answered_at')}, interval '1 day') day
        where extract(isodow from day) < 7 and day::date <> all('{${HOLIDAYS.join(',')}}'::date[])), 0)
      where first_answered_at < created_at + interval '1 year'`);
    this.addSql(`create index "quote_request_figures_index" on "quote_request" ("created_at")
      include ("origin", "utm_source", "stage", "lost_reason", "first_answered_at", "first_answer_minutes", "quoted_at", "accepted_at")`);
  }
}
