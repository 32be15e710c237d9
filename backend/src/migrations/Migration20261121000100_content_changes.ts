import { Migration } from '@mikro-orm/migrations';

/** What visitors see. Whatever is committed to these tables makes finished answers stale (platform/cache). */
const CONTENT = [
  'chef',
  'chef_city',
  'chef_food_type',
  'chef_modality',
  'chef_slug',
  'city',
  'client_logo',
  'comment',
  'company',
  'food_type',
  'form_reference',
  'gallery_image',
  'header',
  'image',
  'modality',
  'proposal',
  'proposal_city',
  'proposal_food_type',
  'proposal_modality',
  'proposal_slug',
];

/** Tells every process of a committed change: PostgreSQL delivers a notification on commit, once a transaction. */
export class Migration20261121000100_content_changes extends Migration {
  override up(): void {
    this.addSql(`create function content_changed() returns trigger language plpgsql as $$
      begin
        perform pg_notify('content_changed', '');
        return null;
      end $$`);
    for (const table of CONTENT)
      this.addSql(`create trigger content_changed after insert or update or delete or truncate on "${table}"
        for each statement execute function content_changed()`);
  }
}
