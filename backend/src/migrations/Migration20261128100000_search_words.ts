import { Migration } from '@mikro-orm/migrations';

/** A text as search keys have it: without accents and case, one space between words. */
const key = (text: string): string =>
  `trim(regexp_replace(lower(normalize(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036F]', '', 'g'), NFC)), '\\s+', ' ', 'g'))`;

/** The names of these lists that visitors see of a chef or an experience. */
const shown = (owner: string, kinds: string[]): string =>
  kinds
    .map(
      (kind) => `select one.name from ${owner}_${kind} chosen join ${kind} one on one.id = chosen.${kind}_id
        where chosen.${owner}_id = ${owner}.id and not one.hidden`,
    )
    .join(' union all ');

/** In the order of their characters, as the product writes them. */
const joined = (names: string): string =>
  `coalesce((select string_agg(name, ' ' order by name collate "C") from (${names}) names), '')`;

/**
 * Visitors find chefs and experiences also by formats, communes and diets, chefs by their dishes, and words by their
 * Spanish stems. The keys of what is there are written here as the product writes them.
 */
export class Migration20261128100000_search_words extends Migration {
  override up(): void {
    this.addSql(`alter table "chef" add "menu_search_key" text not null default ''`);
    this.addSql(`set local audit.author = '{"actor": "system", "name": "migration", "quiet": true}'`);
    this.addSql(`update chef set
      public_search_key = ${key(`chef_name || ' ' || description || ' ' || ${joined(shown('chef', ['food_type', 'modality', 'city']))}`)},
      menu_search_key = ${key(
        joined(`select dish_name as name from proposal where chef_id = chef.id
          union all select distinct diet.name from proposal join proposal_diet on proposal_id = proposal.id
            join diet on diet.id = diet_id where chef_id = chef.id and not diet.hidden`),
      )}`);
    this.addSql(`update proposal set search_key = ${key(`dish_name || ' ' || proposal.description || ' '
      || ${joined(shown('proposal', ['food_type', 'modality', 'city', 'diet']))} || ' ' || chef.chef_name`)}
      from chef where chef.id = proposal.chef_id`);
    this.addSql(`set local audit.author = ''`);
    this.addSql(
      `alter table "chef" add "search_words" tsvector generated always as (to_tsvector('spanish'::regconfig, (public_search_key || ' '::text) || menu_search_key)) stored`,
    );
    this.addSql(
      `alter table "proposal" add "search_words" tsvector generated always as (to_tsvector('spanish'::regconfig, search_key)) stored`,
    );
    for (const [table, column] of [
      ['chef', 'menu_search_key'],
      ['chef', 'search_words'],
      ['proposal', 'search_words'],
    ])
      this.addSql(`comment on column "${table}"."${column}" is 'audit: technical'`);
    this.addSql(`create index "chef_menu_search_index" on "chef" using gin ("menu_search_key" gin_trgm_ops)`);
    this.addSql(`create index "chef_search_words_index" on "chef" using gin ("search_words")`);
    this.addSql(`create index "proposal_search_words_index" on "proposal" using gin ("search_words")`);
  }
}
