/**
 * The leanest statements that we know of for the public reads: each table is read once for all rows of an answer, and
 * PostgreSQL writes the JSON, with fewer checks than the product's own. They have no parameters, so each is planned once, with its values. They
 * are not the product's statements, so that slow ones show, and read the tables, not what the product keeps of them.
 */

/** Where the files are fetched. */
const FILES = '/files/';

/** The columns of the picture `image` as the text of an ImageDto. */
const picture = (
  image: string,
): string => `'{"id":' || ${image}.id || ',"width":' || ${image}.width || ',"height":' || ${image}.height
  || ',"placeholder":"' || ${image}.placeholder || '","publicUrl":"${FILES}'
  || (jsonb_path_query_array(${image}.variants, '$[*] ? (@.type == "image/webp")') -> -1 ->> 'key')
  || '","variants":' || replace(${image}.variants::text, '"key": "', '"url": "${FILES}') || '}'`;

const text = (...columns: string[]): string =>
  columns.map((column) => `',"${column.split('.').at(-1)}":' || to_json(${column})`).join(' || ');
const number = (column: string): string => `',"${column.split('.').at(-1)}":' || coalesce(${column}::text, 'null')`;

const chosen = (owner: string, list: string, order: string, open = '', close = ''): string => `
  select x.${owner}_id as owner, string_agg('${open}{"id":' || l.id || ',"name":' || to_json(l.name) || '}${close}', ',' order by l.${order}) as texts
  from ${owner}_${list} x join ${list} l on l.id = x.${list}_id
  where x.${owner}_id = any(array(select id from page)) and not l.hidden group by 1`;

const choices = (owner: string): string => `
  formats as materialized (${chosen(owner, 'modality', 'id')}),
  foods as materialized (${chosen(owner, 'food_type', 'name', '{"food_type":', '}')}),
  cities as materialized (${chosen(owner, 'city', 'name', '{"city":', '}')})`;

const withChoices = (
  id: string,
): string => `left join formats on formats.owner = ${id} left join foods on foods.owner = ${id}
  left join cities on cities.owner = ${id}`;

const shownChoices = (owner: string): string => `',"modalities":[' || coalesce(formats.texts, '')
  || '],"${owner}_food_types":[' || coalesce(foods.texts, '') || '],"${owner}_cities":[' || coalesce(cities.texts, '') || ']'`;

const chefMembers = `'"id":' || chef.id || ${text('chef.chef_name', 'chef.slug', 'chef.description')}
  || ${number('chef.price_per_person')} || ',"profile_image":' || ${picture('image')} || ${shownChoices('chef')}`;

/** The cards of the chefs whose ids a query gives, each as text. */
const chefCards = (page: string): string => `with page as materialized (${page}), ${choices('chef')}
  select '{' || ${chefMembers} || '}' as body
  from page join chef on chef.id = page.id join image on image.id = chef.profile_image_id ${withChoices('chef.id')}
  order by chef.id desc`;

/** The cards of the experiences whose ids a query gives, each as text. */
const proposalCards = (page: string): string => `with page as materialized (${page}), ${choices('proposal')}
  select '{"id":' || p.id || ${text('p.dish_name', 'p.slug', 'p.description')} || ',"profile_image":' || ${picture('image')}
    || ${number('p.guests_min')} || ${number('p.guests_max')} || ${number('p.duration_minutes')} || ${shownChoices('proposal')}
    || ${number('chef.price_per_person')} || ',"chef":{"chef_name":' || to_json(chef.chef_name) || ${text('chef.slug')}
    || ',"profile_image":' || ${picture('portrait')} || '}}' as body
  from page join proposal p on p.id = page.id join image on image.id = p.profile_image_id join chef on chef.id = p.chef_id
  join image portrait on portrait.id = chef.profile_image_id ${withChoices('p.id')}
  order by p.id desc`;

const chefPage = (
  slug: string,
): string => `with page as materialized (select chef_id as id from chef_slug where key = '${slug}'), ${choices('chef')},
  gallery as (select string_agg(${picture('image')}, ',' order by position) as texts
    from gallery_image join image on image.id = image_id where chef_id = (select id from page)),
  opinions as (select coalesce(json_agg(json_build_object('id', id, 'client_name', client_name, 'description', description,
      'score', score, 'verified', verified) order by id desc)::text, '[]') as texts
    from comment where chef_id = (select id from page) and publication = 'published'),
  menus as (select string_agg('{"id":' || p.id || ${text('p.dish_name', 'p.slug', 'p.description')} || ',"profile_image":' || ${picture('image')}
      || ${text('p.starter', 'p.main_course', 'p.dessert')}
      || ${number('p.guests_min')} || ${number('p.guests_max')} || ${number('p.duration_minutes')} || '}', ',' order by p.id) as texts
    from proposal p join image on image.id = p.profile_image_id where p.chef_id = (select id from page))
  select '{' || ${chefMembers} || ${text('chef.information')} || ',"cover_image":' || ${picture('cover')}
    || ',"gallery":[' || coalesce(gallery.texts, '') || '],"comments":' || opinions.texts || ',"proposals":[' || coalesce(menus.texts, '')
    || '],"free_saturdays":[]}' as body
  from page join chef on chef.id = page.id join image on image.id = chef.profile_image_id join image cover on cover.id = cover_image_id
  cross join gallery cross join opinions cross join menus ${withChoices('chef.id')}
  where state = 'ACTIVE'`;

const newest = (limit: number, where = ''): string =>
  `select id from chef where state = 'ACTIVE' ${where} order by id desc limit ${limit}`;

const who = (list: string, id: number): string =>
  `and id in (select chef_id from chef_${list} where ${list}_id = ${id})`;

/** Rows of a page and one more, which tells whether there is a next one. */
const PAGE = 13;

/** The reads that the bench compares with; the answer to each is what the product answers, but for the words around it. */
export const LEAN_READS = {
  list: chefCards(newest(PAGE)),
  far: chefCards(`${newest(PAGE)} offset ${399 * (PAGE - 1)}`),
  search: chefCards(newest(100, `${who('food_type', 5)} ${who('city', 5)} ${who('modality', 1)}`)),
  experiences: proposalCards(`select p.id from proposal p join chef on chef.id = p.chef_id
    where chef.state = 'ACTIVE' order by p.id desc limit ${PAGE}`),
  chef: chefPage('chef-150'),
} as const;

export type LeanRead = keyof typeof LEAN_READS;
