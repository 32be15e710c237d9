import { Migration } from '@mikro-orm/migrations';

/**
 * What waits is found and ordered by an index that has all it needs: of 100,000 requests some thousands are open. What was
 * asked for one kind is counted by another one.
 */
export class Migration20261123140500_waiting_requests extends Migration {
  override up(): void {
    this.addSql(`create index "quote_request_waiting_index" on "quote_request" ("owner_id", "created_at", "next_step_on", "stage", "id")
      where stage in ('nueva', 'contactada', 'cotizada', 'aceptada')`);
    this.addSql(
      'create index "quote_request_kind_stage_created_at_id_index" on "quote_request" ("kind", "stage", "created_at", "id")',
    );
    this.addSql('drop index "quote_request_open_index"');
  }
}
