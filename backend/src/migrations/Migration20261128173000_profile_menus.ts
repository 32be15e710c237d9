import { Migration } from '@mikro-orm/migrations';

/** A chef proposes the gallery and the words of experiences, too. */
export class Migration20261128173000_profile_menus extends Migration {
  override up(): void {
    this.addSql(`alter table "profile_change" add "menus" jsonb not null default '[]';`);
    this.addSql(`comment on column "profile_change"."menus" is 'audit: technical';`);
    this.addSql(`update "profile_change" set "base" = "base" || jsonb_build_object('gallery', coalesce(
      (select jsonb_agg(image_id order by position) from "gallery_image" where gallery_image.chef_id = profile_change.chef_id), '[]'));`);
    this.addSql(
      `create table "profile_change_picture" ("change_id" int not null, "position" smallint not null, "image_id" int not null, primary key ("change_id", "position"));`,
    );
    this.addSql(`comment on table "profile_change_picture" is 'audit: no, the change has the line';`);
    this.addSql(`create index "profile_change_picture_image_id_index" on "profile_change_picture" ("image_id");`);
    this.addSql(
      `alter table "profile_change_picture" add constraint "profile_change_picture_change_id_foreign" foreign key ("change_id") references "profile_change" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "profile_change_picture" add constraint "profile_change_picture_image_id_foreign" foreign key ("image_id") references "image" ("id") on delete restrict;`,
    );
  }
}
