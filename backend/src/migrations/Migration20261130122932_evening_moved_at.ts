import { Migration } from '@mikro-orm/migrations';

/** An evening knows when it was last moved to another day, because nothing of its money is due before. */
export class Migration20261130122932_evening_moved_at extends Migration {
  override up(): void {
    this.addSql(`alter table "evening" add "moved_at" timestamptz null;`);
    this.addSql(`comment on column "evening"."moved_at" is 'audit: technical';`);
    // What happened to the requests says it of those that were moved before. Nobody changed them now, so the log has no lines.
    this.addSql(`select set_config('audit.author', '{"quiet": true}', true)`);
    this.addSql(`update evening set moved_at = moved.at from (
      select evening.id, min(activity.at) as at from evening
        join quote_request_activity as activity on activity.quote_request_id = evening.quote_request_id
        where activity.kind = 'evening_moved' and activity.at > evening.created_at
          and activity.data->>'on' = evening.day::text
        group by evening.id) as moved
      where evening.id = moved.id`);
    this.addSql(`select set_config('audit.author', '', true)`);
  }
}
