/**
 * The leanest statement that we know of for a page of the public list: each table is read once for the whole page, and
 * PostgreSQL writes the JSON, with fewer checks than the product's own (`FILES` is where the files are fetched). It is not the
 * product's statement, so that a slow one shows.
 */
const FILES = '/files/';

const chosen = (list: string, order: string, open: string, close: string): string => `
  select x.chef_id, string_agg('${open}{"id":' || l.id || ',"name":' || to_json(l.name) || '}${close}', ',' order by l.${order}) as texts
  from chef_${list} x join ${list} l on l.id = x.${list}_id
  where x.chef_id = any(array(select id from page)) and not l.hidden group by x.chef_id`;

/** So many rows from the newest chef on, each the text of a card. Without parameters it is planned once. */
export const leanList = (rows: number): string => `with
  page as materialized (select id from chef where state = 'ACTIVE' order by id desc limit ${rows}),
  formats as (${chosen('modality', 'id', '', '')}),
  foods as (${chosen('food_type', 'name', '{"food_type":', '}')}),
  cities as (${chosen('city', 'name', '{"city":', '}')})
  select '{"id":' || chef.id || ',"chef_name":' || to_json(chef_name) || ',"slug":' || to_json(slug)
    || ',"description":' || to_json(description) || ',"price_per_person":' || coalesce(price_per_person::text, 'null')
    || ',"profile_image":{"id":' || image.id || ',"width":' || width || ',"height":' || height
    || ',"placeholder":"' || placeholder || '","publicUrl":"${FILES}'
    || (jsonb_path_query_array(variants, '$[*] ? (@.type == "image/webp")') -> -1 ->> 'key')
    || '","variants":' || replace(variants::text, '"key": "', '"url": "${FILES}')
    || '},"modalities":[' || coalesce(formats.texts, '') || '],"chef_food_types":[' || coalesce(foods.texts, '')
    || '],"chef_cities":[' || coalesce(cities.texts, '') || ']}' as card
  from page join chef on chef.id = page.id join image on image.id = chef.profile_image_id
  left join formats on formats.chef_id = chef.id left join foods on foods.chef_id = chef.id
  left join cities on cities.chef_id = chef.id
  order by chef.id desc`;
