import { Migration } from '@mikro-orm/migrations';

/** Acts that change no row of theirs: the log can say of them, too. */
export class Migration20261128120000_more_actions extends Migration {
  override up(): void {
    this.addSql('alter table "audit_line" drop constraint "audit_line_action_check";');
    this.addSql(`alter table "audit_line" add constraint "audit_line_action_check" check (action in ('create', 'update', 'delete', 'empty',
      'sign_in', 'sign_out', 'refuse_sign_in', 'export', 'forget', 'fill', 'restore', 'upload', 'send_again', 'retry', 'discard'));`);
  }
}
