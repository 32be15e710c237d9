import { Migration } from '@mikro-orm/migrations';

/**
 * A day without words is no next step: erasing a client left such halves, which were overdue for ever and could not be taken
 * off.
 */
export class Migration20261126161500_whole_steps extends Migration {
  override up(): void {
    this.addSql(
      'update "quote_request" set "next_step_on" = null where "next_step" is null and "next_step_on" is not null',
    );
  }
}
