import { Migration } from '@mikro-orm/migrations';

/** The number of the newest version that was kept of a comment, which was counted until now. */
const KEPT = `select record_id, max(number) as number from record_version where kind = 'comment' group by record_id`;

/**
 * A comment has a version, as everything that several people edit. It goes on from the versions that are kept of it, so that the
 * next save overwrites none of them.
 */
export class Migration20261126160000_comment_version extends Migration {
  override up(): void {
    this.addSql(`alter table "comment" add "version" int not null default 1`);
    // From here on the log of changes knows that a version is no change by itself.
    this.addSql('select audit_watch()');
    this.addSql(`update comment set version = kept.number from (${KEPT}) as kept
      where kept.record_id = comment.id and kept.number > 1`);
    // A comment that comes back is written with the columns that it has here.
    this.addSql(`update deleted_row set content = content || jsonb_build_object('version', coalesce(
        (select kept.number from (${KEPT}) as kept where kept.record_id = (content->>'id')::int), 1))
      where table_name = 'comment'`);
  }
}
