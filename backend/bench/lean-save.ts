/**
 * The leanest transaction that we know of that leaves what creating a chef leaves: the chef with its address, choices and gallery, a
 * line of the log and a version. It checks nothing and answers with an id; the triggers of the log are told to be quiet, because
 * it writes the line itself. Foreign keys, indexes and notifications are those of the tables.
 */
export const BEGIN_QUIETLY = `begin; set local plan_cache_mode = auto; set local audit.author = '{"quiet": true}'`;

const FORM = '$1::jsonb';

const chosenByName = (list: string, field: string): string => `insert into chef_${list} (chef_id, ${list}_id)
  select made.id, one.id from made, ${list} one
  where one.name in (select jsonb_array_elements_text(${FORM} -> '${field}'))`;

/** $1 is the form that the back-office sends, as text. */
export const LEAN_SAVE = `with
  made as (insert into chef (creation_key, chef_name, slug, search_key, public_search_key, description, information,
      profile_image_id, cover_image_id, email, phone_number, instagram, price_per_person)
    select (form->>'creation_key')::uuid, form->>'name', replace(form->>'name', ' ', '-'), lower(form->>'name'),
      lower(form->>'name' || ' ' || (form->>'description')), form->>'description', form->>'information',
      (form->'profile_image'->>'id')::int, (form->'cover_image'->>'id')::int, form->>'email', form->>'phone_number',
      form->>'instagram', (form->>'price_per_person')::int
    from (select ${FORM} as form) as given returning id, chef_name, slug),
  address as (insert into chef_slug (key, chef_id) select lower(slug), id from made),
  modalities as (insert into chef_modality (chef_id, modality_id)
    select made.id, one::int from made, jsonb_array_elements_text(${FORM} -> 'modalities') one),
  foods as (${chosenByName('food_type', 'food_types')}),
  cities as (${chosenByName('city', 'cities')}),
  gallery as (insert into gallery_image (chef_id, position, image_id)
    select made.id, place - 1, (one->>'id')::int
    from made, jsonb_array_elements(${FORM} -> 'gallery') with ordinality as shown (one, place)),
  line as (insert into audit_line (action, kind, record_id, record_name, actor, changes)
    select 'create', 'chef', id, chef_name, 'person', ${FORM} from made),
  version as (insert into record_version (kind, record_id, number, form)
    select 'chef', id, 1, ${FORM} from made returning id),
  pictures as (insert into record_version_image (record_version_id, image_id)
    select distinct version.id, (one->>'id')::int from version, jsonb_array_elements(${FORM} -> 'gallery'
      || jsonb_build_array(${FORM} -> 'profile_image', ${FORM} -> 'cover_image')) one)
  select id from made`;
