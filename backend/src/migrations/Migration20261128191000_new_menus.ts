import { Migration } from '@mikro-orm/migrations';

/** A chef proposes new experiences, and pictures of experiences. */
export class Migration20261128191000_new_menus extends Migration {
  override up(): void {
    this.addSql(`alter table "profile_change" add "new_menus" jsonb not null default '[]';`);
    this.addSql(`comment on column "profile_change"."new_menus" is 'audit: technical';`);
    this.addSql(
      `create table "profile_change_menu_picture" ("change_id" int not null, "image_id" int not null, primary key ("change_id", "image_id"));`,
    );
    this.addSql(`comment on table "profile_change_menu_picture" is 'audit: no, the change has the line';`);
    this.addSql(
      `create index "profile_change_menu_picture_image_id_index" on "profile_change_menu_picture" ("image_id");`,
    );
    this.addSql(
      `alter table "profile_change_menu_picture" add constraint "profile_change_menu_picture_change_id_foreign" foreign key ("change_id") references "profile_change" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "profile_change_menu_picture" add constraint "profile_change_menu_picture_image_id_foreign" foreign key ("image_id") references "image" ("id") on update cascade on delete restrict;`,
    );
  }
}
