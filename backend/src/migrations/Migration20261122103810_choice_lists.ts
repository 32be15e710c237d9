import { Migration } from '@mikro-orm/migrations';

const LISTS = ['city', 'food_type', 'modality'];

/** The communes that the service reaches, whether or not a chef has them, as their names are compared. */
const SERVICE = [
  'santiago centro',
  'nunoa',
  'providencia',
  'la reina',
  'las condes',
  'vitacura',
  'lo barnechea',
  'colina',
  'huechuraba',
  'san miguel',
  'la florida',
  'vina del mar',
];

/** Which of the site's own formats a stored one is, by its name so far. */
const KINDS: [kind: string, nameKey: string][] = [
  ['cena', 'cenas'],
  ['clase', 'clases de cocina'],
  ['clase_online', 'clases online'],
  ['team_building', 'team building'],
  ['gift_card', 'gift cards'],
  ['catering', 'catering'],
];

const quoted = (words: string[]): string => words.map((word) => `'${word}'`).join(', ');

/** Food types, communes and formats can be renamed, merged, hidden from the site, and not deleted while something uses them. */
export class Migration20261122103810_choice_lists extends Migration {
  override up(): void {
    for (const list of LISTS) {
      this.addSql(`alter table "${list}" alter column "name" type varchar(80) collate "es-x-icu"`);
      this.addSql(`alter table "${list}" alter column "name_key" drop not null`);
      this.addSql(`alter table "${list}" add "version" int not null default 1`);
      this.addSql(`alter table "${list}" add "hidden" boolean not null default false`);
      this.addSql(`alter table "${list}" add "merged_into_id" int null`);
      this.addSql(`create index "${list}_merged_into_id_index" on "${list}" ("merged_into_id")`);
      this.addSql(`alter table "${list}" add constraint "${list}_merged_into_id_foreign"
        foreign key ("merged_into_id") references "${list}" ("id") on delete cascade`);
      this.addSql(`alter table "${list}" add constraint "${list}_named_check"
        check (name_key is not null or merged_into_id is not null)`);
      for (const owner of ['chef', 'proposal']) this.keepChosen(`${owner}_${list}`, list);
    }
    this.addSql('alter table "city" add "service" boolean not null default false');
    this.addSql(`update "city" set "service" = true where "name_key" in (${quoted(SERVICE)})`);
    this.addSql(`alter table "modality" add "kind" text null`);
    this.addSql(`alter table "modality" add constraint "modality_kind_check"
      check ("kind" in (${quoted(KINDS.map(([kind]) => kind))}))`);
    for (const [kind, name] of KINDS)
      this.addSql(`update "modality" set "kind" = '${kind}' where "name_key" = '${name}'`);
  }

  /** What is chosen is not deleted from under those who chose it. */
  private keepChosen(table: string, list: string): void {
    const key = `${table}_${list}_id_foreign`;
    this.addSql(`alter table "${table}" drop constraint "${key}"`);
    this.addSql(`alter table "${table}" add constraint "${key}"
      foreign key ("${list}_id") references "${list}" ("id") on update cascade on delete restrict`);
  }
}
