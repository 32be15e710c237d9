import { Migration } from '@mikro-orm/migrations';

/**
 * A deactivated person goes back to what they were, an invitation knows whether it was mailed, and sessions count by the
 * person's epoch instead of by the time they began: everybody signs in once again after this migration.
 */
export class Migration20261122103000_invitations extends Migration {
  override up(): void {
    this.addSql(`alter table "person"
      add column "deactivated_from" text null,
      add column "invitation_mailed_at" timestamptz null,
      add column "session_epoch" uuid not null default gen_random_uuid(),
      drop column "sessions_from"`);
    this.addSql(`alter table "person" add constraint "person_deactivated_from_check"
      check ("deactivated_from" in ('PENDING', 'ACTIVE'))`);
    // Who never signed in has no account bound: those were invited and deactivated before they came.
    this.addSql(`update "person" set "deactivated_from" = case when "google_sub" is null then 'PENDING' else 'ACTIVE' end
      where "state" = 'INACTIVE'`);
  }
}
