/** Runs one statement without parameters. */
type RunSql = (sql: string) => Promise<unknown>;

/** Text of a realistic length: with empty rows PostgreSQL would read the whole table, because that is cheaper. */
const words = (length: number): string =>
  `left(repeat('Cocina de temporada, con productos de la feria. ', 20), ${length})`;

/**
 * Fills a database that holds at least one chef up to this number of chefs, each with food types, cities, formats, an
 * address and one experience. It writes with SQL, because the application would take hours.
 */
export async function fillWithChefs(sql: RunSql, chefs: number): Promise<void> {
  await sql(`insert into food_type (name, name_key) select 'Comida ' || n, 'comida ' || n from generate_series(2, 40) n
    on conflict do nothing`);
  await sql(`insert into city (name, name_key) select 'Ciudad ' || n, 'ciudad ' || n from generate_series(2, 60) n
    on conflict do nothing`);
  await sql(`insert into chef (chef_name, slug, search_key, public_search_key, menu_search_key, description, information, profile_image_id, cover_image_id, email, phone_number, price_per_person, favorite)
    select 'Chef ' || n, 'chef-' || n, 'chef ' || n || ' chef' || n || '@cocina.example', 'chef ' || n || ' ' || lower(${words(240)}) || ' ciudad ' || 1 + n % 60 || ' comida ' || 1 + n % 40, 'plato ' || n, ${words(240)}, ${words(480)}, c.profile_image_id, c.cover_image_id, 'chef' || n || '@cocina.example', '+56912345678', 1000 + n, n % 500 = 0
    from generate_series((select count(*) + 1 from chef), ${chefs}) n, (select * from chef order by id limit 1) c`);
  await sql(
    `insert into chef_slug (key, chef_id) select slug, id from chef where slug like 'chef-%' on conflict do nothing`,
  );
  for (const [choice, count] of [
    ['food_type', 40],
    ['city', 60],
  ] as const)
    await sql(`insert into chef_${choice} select c.id, x.id from chef c join ${choice} x on x.id = 1 + c.id % ${count}
      where c.slug like 'chef-%' on conflict do nothing`);
  await sql(`insert into chef_modality select c.id, m.id from chef c cross join modality m on conflict do nothing`);
  await sql(`insert into diet (name, name_key) select 'Dieta ' || n, 'dieta ' || n from generate_series(1, 8) n
    on conflict do nothing`);
  await sql(`insert into proposal (chef_id, dish_name, slug, search_key, description, profile_image_id, starter, main_course, dessert, guests_min, guests_max, duration_minutes)
    select id, 'Plato ' || id, 'plato-' || id, 'plato ' || id || ' ' || public_search_key, ${words(240)}, profile_image_id, ${words(60)}, ${words(60)}, ${words(60)},
      case when id % 10 > 0 then 2 + id % 5 end, case when id % 10 > 0 then 8 + id % 60 end, 60 + id % 4 * 60
    from chef c where not exists (select 1 from proposal p where p.chef_id = c.id)`);
  await sql('insert into proposal_slug (key, proposal_id) select slug, id from proposal on conflict do nothing');
  for (const choice of ['food_type', 'city', 'modality'])
    await sql(`insert into proposal_${choice} select p.id, x.${choice}_id from proposal p join chef_${choice} x on x.chef_id = p.chef_id
      on conflict do nothing`);
  await sql(`insert into proposal_diet select p.id, d.id from proposal p join diet d on (p.id + d.id) % (d.id + 1) = 0
    on conflict do nothing`);
  await sql('vacuum analyze');
}

/** How many rows of each kind; the comments are about as many chefs, the oldest ones. */
interface Work {
  chefs: number;
  comments: number;
  people: number;
  requests: number;
}

/** Adds comments, people and requests, as the application would not in any time that one can wait. */
export async function fillWithWork(sql: RunSql, { chefs, comments, people, requests }: Work): Promise<void> {
  await sql(`insert into comment (chef_id, client_name, description, search_key, score, favorite)
    select 1 + n % ${chefs}, 'Cliente ' || n, 'Texto ' || n, 'cliente ' || n || ' texto ' || n, (n % 11) / 2.0, n % 3000 = 0
    from generate_series(1, ${comments}) n`);
  await sql(`insert into person (name, email, search_key, role, state, created_at)
    select 'Persona ' || n, 'persona' || n || '@cocina.example', 'persona ' || n || ' persona' || n || '@cocina.example',
      case when n % 2 = 0 then 'ADMIN' else 'USER' end, case when n % 3 = 0 then 'PENDING' else 'ACTIVE' end, now() - n * interval '1 minute'
    from generate_series(2, ${people}) n`);
  await sql(`insert into quote_request (request_key, name, email, phone_number, event_date, guests, kind, search_key, stage, lost_reason, created_at)
    select gen_random_uuid(), 'Visita ' || n, 'visita' || n || '@cocina.example', '+56912345678', case when n % 3 > 0 then date '2030-01-01' + n % 900 end,
      1 + n % 80, 'cena', 'visita ' || n || ' visita' || n || '@cocina.example +56912345678', case when n % 9 > 0 then 'perdida' else 'nueva' end, case when n % 9 > 0 then 'precio' end, now() - n * interval '1 minute'
    from generate_series(1, ${requests}) n`);
  await sql('vacuum analyze');
}
