import { Migration } from '@mikro-orm/migrations';

/** Whether the data of a person are being erased. */
const ERASING = `coalesce(current_setting('sobremesa.erasing_personal_data', true), '') = 'on'`;

/** Whether a deleted record comes back, and with it the references that its deletion emptied. */
const RESTORING = `coalesce(current_setting('sobremesa.restoring', true), '') = 'on'`;

/** Whether a foreign key deletes or empties, and not somebody's statement. */
const BY_FOREIGN_KEY = 'pg_trigger_depth() > 0';

export class Migration20261128150000_agreed_changes extends Migration {
  override up(): void {
    this.addSql(`alter table "offer" add "revision" int not null default 1;`);
    this.addSql(`comment on column "offer"."revision" is 'audit: plain';`);
    this.addSql(`alter table "offer" add constraint "offer_revision_check" check (revision >= 1);`);
    this.addSql(`alter table "offer" drop constraint "offer_number_unique";`);
    this.addSql(`alter table "offer" add constraint "offer_number_revision_unique" unique ("number", "revision");`);

    this.addSql(`drop index "offer_one_draft_unique";`);
    this.addSql(
      `create unique index "offer_one_draft_unique" on "offer" ("quote_request_id") where state = 'borrador' and revision = 1;`,
    );
    this.addSql(
      `create unique index "offer_one_change_unique" on "offer" ("quote_request_id") where revision > 1 and state in ('borrador', 'enviada', 'vista');`,
    );

    this.addSql(`alter table "offer" drop constraint "offer_state_check";`);
    this.addSql(
      `alter table "offer" add constraint "offer_state_check" check ("state" in ('borrador', 'enviada', 'vista', 'aceptada', 'rechazada', 'vencida', 'reemplazada', 'retirada'));`,
    );
    // What a change replaced was accepted too, and stays so.
    this.addSql(`alter table "offer" drop constraint "offer_accepted_check";`);
    this.addSql(
      `alter table "offer" add constraint "offer_accepted_check" check ((state <> 'aceptada' or accepted_name is not null) and (state in ('aceptada', 'reemplazada') or accepted_name is null));`,
    );

    const free = `'{state,version,updated_at,viewed_at,settled_at,accepted_name,terms_version,decline_reason,evening_id,cancelled_at,unconfirmed}'::text[]
        || case when new.chef_id is null and ${BY_FOREIGN_KEY} or old.chef_id is null and ${RESTORING} then '{chef_id}' else '{}' end::text[]
        || case when new.replaces_id is null and ${BY_FOREIGN_KEY} then '{replaces_id}' else '{}' end::text[]
        || case when ${ERASING} then '{address,commune,included,conditions}' else '{}' end::text[]`;
    this.addSql(`drop trigger stays_on_update on "offer"`);
    this.addSql(`create trigger stays_on_update before update on "offer" for each row
      when (old.state <> 'borrador' and not (to_jsonb(new) - (${free}) = to_jsonb(old) - (${free})
        and new.state <> 'borrador' and (new.state = old.state
          or old.state not in ('aceptada', 'rechazada', 'reemplazada', 'retirada')
          or old.state = 'aceptada' and new.state = 'reemplazada' and new.accepted_name is not null)))
      execute function refuse_change('a sent offer is not changed')`);
  }
}
