import { Migration } from '@mikro-orm/migrations';

/** Who writes: set by the process at the beginning of its transaction (`author.subscriber.ts`). */
const AUTHOR = `coalesce(nullif(current_setting('audit.author', true), '')::jsonb,
    jsonb_build_object('actor', 'database', 'name', session_user))`;

/** Whether personal data are being erased: the only changes of their texts that a sent or past record allows. */
const ERASING = `coalesce(current_setting('sobremesa.erasing_personal_data', true), '') = 'on'`;

/** Whether a deleted record comes back, and with it the references that its deletion emptied. */
const RESTORING = `coalesce(current_setting('sobremesa.restoring', true), '') = 'on'`;

/** Whether a foreign key deletes or empties, and not somebody's statement. */
const BY_FOREIGN_KEY = 'pg_trigger_depth() > 0';

/** What the log keeps of columns (`AUDIT`), by table and mark. Columns without a mark are kept with their values. */
const MARKS: Record<string, Record<string, string>> = {
  blocked_range: {
    technical: 'creation_key creation_digest',
  },
  chef: {
    name: 'chef_name',
    plain:
      'slug description information profile_image_id cover_image_id instagram facebook x price_per_person state favorite',
    technical: 'search_key public_search_key favorite_changed_at creation_key creation_digest',
    personal: 'email phone_number',
  },
  city: {
    name: 'name',
    technical: 'name_key',
  },
  client_logo: {
    name: 'name_company',
    technical: 'creation_key creation_digest',
  },
  comment: {
    plain: 'chef_id score favorite verified publication withheld',
    personal: 'client_name description hidden_reason',
    technical: 'search_key favorite_changed_at creation_key words_version creation_digest',
  },
  data_right: {
    plain: 'at kind step requests due_on answers_id actor person_id actor_name',
    personal: 'reason',
  },
  diet: {
    name: 'name',
    technical: 'name_key',
  },
  evening: {
    technical: 'uid begins_at ends_at sequence',
    plain: 'quote_request_id chef_id chef_name day starts_at minutes guests cancelled_at by_hand',
    personal: 'commune menu client_first_name',
  },
  food_type: {
    name: 'name',
    technical: 'name_key',
  },
  form_reference: {
    name: 'title',
  },
  header: {
    name: 'cover_title',
    technical: 'creation_key creation_digest',
  },
  modality: {
    name: 'name',
    technical: 'name_key',
  },
  offer: {
    plain:
      'quote_request_id state chef_id chef_name guests day starts_at minutes valid_until total replaces_id terms_version evening_id cancelled_at unconfirmed',
    name: 'number',
    personal: 'commune address included conditions accepted_name decline_reason',
    technical: 'sent_at viewed_at settled_at',
  },
  person: {
    name: 'name',
    personal: 'email',
    technical: 'search_key deactivated_from invitation_mailed_at',
    plain: 'role state protected',
    secret: 'google_sub session_epoch',
  },
  proposal: {
    name: 'dish_name',
    technical: 'search_key creation_key creation_digest',
  },
  quote_request: {
    technical:
      'request_key search_key mailed_at next_mail_at first_answered_at evening_ends_at first_answer_minutes quoted_at accepted_at request_digest address_confirmed_at',
    personal: 'name email phone_number message utm_source utm_medium utm_campaign lost_text next_step',
    plain:
      'city_id event_date guests kind chef_id proposal_id consented_at stage lost_reason owner_id next_step_on reply_by budget_per_person origin consent_purpose consent_version blocked_at erased_at',
  },
  reply_text: {
    name: 'name',
  },
  secret_link: {
    secret: 'seed token_hash',
  },
  text_version: {
    name: 'text',
  },
};

/** Tables without lines, and why. */
const UNAUDITED: Record<string, string> = {
  audit_line: 'it is the log',
  chef_slug: 'it follows from the name of the chef',
  deleted_record: 'the record that was deleted has the line',
  deleted_record_image: 'the record that was deleted has the line',
  deleted_row: 'the record that was deleted has the line',
  ended_session: 'its line is the sign-out',
  image: 'a file: the record that shows it has the line',
  mail: 'its record says what became of it',
  offer_year: 'the last number of a year',
  proposal_slug: 'it follows from the name of the experience',
  record_version: 'the record that was saved has the line',
  record_version_image: 'the record that was saved has the line',
  refused_sign_in: 'its trigger writes the line',
  replica: 'a process that lives',
  seeding: 'what the first start filled',
  store_mark: 'the mark of the store',
  strict_count: 'counts of a minute',
  used_credential: 'its line is the sign-in',
};

/**
 * The tables as of version 1.0.0, the functions of the log, and the conditions under which rows stay as they are.
 * `watchTables` gives the tables their triggers of the log after each migration.
 */
export class Migration20261128060000_initial extends Migration {
  override up(): void {
    this.addSql('create extension if not exists unaccent');
    this.addSql('create extension if not exists pg_trgm');
    this.tables();
    this.foreignKeys();
    this.indexes();
    this.marks();
    this.log();
    this.refusals();
    this.kept();
  }

  private tables(): void {
    this.addSql(`create table "audit_line" (
      "id" int generated by default as identity not null,
      "at" timestamptz not null default now(),
      "tx" bigint not null default ((pg_current_xact_id())::text)::bigint,
      "action" text not null,
      "kind" varchar(63) not null,
      "record_id" int,
      "record_name" varchar(200),
      "actor" text not null,
      "person_id" int,
      "actor_name" varchar(200),
      "request_id" varchar(64),
      "changes" jsonb not null default '{}',
      constraint "audit_line_pkey" primary key (id),
      constraint "audit_line_action_check" check (action in ('create', 'update', 'delete', 'empty', 'sign_in', 'sign_out', 'refuse_sign_in', 'export', 'forget', 'fill', 'restore')),
      constraint "audit_line_actor_check" check (actor in ('person', 'client', 'system', 'database'))
    )`);
    this.addSql(`create table "blocked_range" (
      "id" int generated by default as identity not null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "version" int not null default 1,
      "chef_id" int not null,
      "first_day" date not null,
      "last_day" date not null,
      "reason" varchar(200) not null,
      "creation_key" uuid,
      "creation_digest" varchar(43),
      constraint "blocked_range_pkey" primary key (id),
      constraint "blocked_range_creation_key_unique" unique (creation_key),
      constraint "blocked_range_days_check" check ((last_day >= first_day) and ((last_day - first_day) < 366))
    )`);
    this.addSql(`create table "chef" (
      "id" int generated by default as identity not null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "version" int not null default 1,
      "chef_name" varchar(200) collate "es-x-icu" not null,
      "slug" varchar(220) not null,
      "search_key" varchar(460) not null,
      "public_search_key" text not null,
      "description" varchar(500) not null,
      "information" varchar(500) not null,
      "profile_image_id" int not null,
      "cover_image_id" int not null,
      "email" varchar(254) not null,
      "phone_number" varchar(12) not null,
      "instagram" varchar(300),
      "facebook" varchar(300),
      "x" varchar(300),
      "price_per_person" int,
      "state" text not null default 'ACTIVE',
      "favorite" boolean not null default false,
      "favorite_changed_at" timestamptz not null default now(),
      "creation_key" uuid,
      "creation_digest" varchar(43),
      constraint "chef_pkey" primary key (id),
      constraint "chef_creation_key_unique" unique (creation_key),
      constraint "chef_slug_unique" unique (slug),
      constraint "chef_phone_check" check ((phone_number)::text ~ '^\\+56[0-9]{9}$'::text),
      constraint "chef_price_check" check (price_per_person > 0),
      constraint "chef_state_check" check (state in ('ACTIVE', 'DESACTIVADO'))
    )`);
    this.addSql(`create table "chef_city" (
      "chef_id" int not null,
      "city_id" int not null,
      constraint "chef_city_pkey" primary key (chef_id, city_id)
    )`);
    this.addSql(`create table "chef_food_type" (
      "chef_id" int not null,
      "food_type_id" int not null,
      constraint "chef_food_type_pkey" primary key (chef_id, food_type_id)
    )`);
    this.addSql(`create table "chef_modality" (
      "chef_id" int not null,
      "modality_id" int not null,
      constraint "chef_modality_pkey" primary key (chef_id, modality_id)
    )`);
    this.addSql(`create table "chef_slug" (
      "key" varchar(220) not null,
      "chef_id" int not null,
      constraint "chef_slug_pkey" primary key (key)
    )`);
    this.addSql(`create table "city" (
      "id" int generated by default as identity not null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "name" varchar(80) collate "es-x-icu" not null,
      "name_key" varchar(80),
      "version" int not null default 1,
      "hidden" boolean not null default false,
      "merged_into_id" int,
      "service" boolean not null default false,
      constraint "city_pkey" primary key (id),
      constraint "city_name_key_unique" unique (name_key),
      constraint "city_named_check" check ((name_key is not null) or (merged_into_id is not null))
    )`);
    this.addSql(`create table "client_logo" (
      "id" int generated by default as identity not null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "version" int not null default 1,
      "name_company" varchar(200) not null,
      "color_logo_id" int not null,
      "transparent_logo_id" int not null,
      "creation_key" uuid,
      "creation_digest" varchar(43),
      constraint "client_logo_pkey" primary key (id),
      constraint "client_logo_creation_key_unique" unique (creation_key)
    )`);
    this.addSql(`create table "comment" (
      "id" int generated by default as identity not null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "chef_id" int not null,
      "client_name" varchar(200) collate "es-x-icu" not null,
      "description" varchar(300) not null,
      "search_key" text not null,
      "score" numeric(2,1) not null default 0,
      "favorite" boolean not null default false,
      "favorite_changed_at" timestamptz not null default now(),
      "creation_key" uuid,
      "verified" boolean not null default false,
      "publication" text not null default 'published',
      "hidden_reason" varchar(300),
      "words_version" int not null default 1,
      "version" int not null default 1,
      "creation_digest" varchar(43),
      "withheld" boolean not null default false,
      constraint "comment_pkey" primary key (id),
      constraint "comment_creation_key_unique" unique (creation_key),
      constraint "comment_favorite_published_check" check ((not favorite) or (publication = 'published'::text)),
      constraint "comment_publication_check" check (publication in ('published', 'waiting', 'hidden')),
      constraint "comment_publication_state_check" check (((publication = 'hidden'::text) = (hidden_reason is not null)) and (verified or (publication = 'published'::text))),
      constraint "comment_score_check" check ((score >= 0.0) and (score <= 5.0) and ((score % 0.5) = 0.0))
    )`);
    this.addSql(`create table "company" (
      "id" int generated by default as identity not null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "version" int not null default 1,
      "city" varchar(200) not null,
      "address" varchar(200) not null,
      "email" varchar(254) not null,
      "phone_number" varchar(12) not null,
      "facebook" varchar(300),
      "instagram" varchar(300),
      "linkedin" varchar(300),
      "show_free_saturdays" boolean not null default false,
      "legal_name" varchar(200),
      "rut" varchar(10),
      "reply_promise" varchar(120),
      "working_hours" varchar(120),
      constraint "company_pkey" primary key (id),
      constraint "company_rut_check" check ((rut)::text ~ '^[0-9]{7,8}-[0-9K]$'::text),
      constraint "company_single_check" check (id = 1)
    )`);
    this.addSql(`create table "data_right" (
      "id" int generated by default as identity not null,
      "at" timestamptz not null default now(),
      "kind" text not null,
      "step" text not null,
      "requests" integer[] not null,
      "due_on" date not null,
      "answers_id" int,
      "reason" varchar(500),
      "actor" text not null,
      "person_id" int,
      "actor_name" varchar(200),
      constraint "data_right_pkey" primary key (id),
      constraint "data_right_actor_check" check (actor in ('person', 'client', 'system')),
      constraint "data_right_answers_check" check ((step <> 'asked'::text) or (answers_id is null)),
      constraint "data_right_kind_check" check (kind in ('access', 'rectification', 'block', 'unblock', 'erasure')),
      constraint "data_right_reason_check" check ((step = 'refused'::text) = (reason is not null)),
      constraint "data_right_step_check" check (step in ('asked', 'done', 'refused'))
    )`);
    this.addSql(`create table "deleted_record" (
      "id" int generated by default as identity not null,
      "kind" varchar(40) not null,
      "record_id" int not null,
      "name" varchar(200) not null,
      "at" timestamptz not null default now(),
      "person_id" int,
      "person_name" varchar(200),
      "lost" jsonb not null,
      constraint "deleted_record_pkey" primary key (id),
      constraint "deleted_record_kind_check" check ((kind)::text ~ '^[a-z_]+$'::text)
    )`);
    this.addSql(`create table "deleted_record_image" (
      "deleted_record_id" int not null,
      "image_id" int not null,
      constraint "deleted_record_image_pkey" primary key (deleted_record_id, image_id)
    )`);
    this.addSql(`create table "deleted_row" (
      "id" int generated by default as identity not null,
      "deleted_record_id" int not null,
      "table_name" varchar(63) not null,
      "opinion_id" int,
      "content" jsonb not null,
      constraint "deleted_row_pkey" primary key (id)
    )`);
    this.addSql(`create table "diet" (
      "id" int generated by default as identity not null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "version" int not null default 1,
      "name" varchar(80) collate "es-x-icu" not null,
      "name_key" varchar(80),
      "hidden" boolean not null default false,
      "merged_into_id" int,
      "kind" text,
      constraint "diet_pkey" primary key (id),
      constraint "diet_name_key_unique" unique (name_key),
      constraint "diet_kind_check" check (kind in ('vegetariana', 'vegana', 'sin_gluten', 'sin_lactosa', 'kosher', 'halal')),
      constraint "diet_named_check" check ((name_key is not null) or (merged_into_id is not null))
    )`);
    this.addSql(`create table "ended_session" (
      "token_id" uuid not null,
      "expires_at" timestamptz not null,
      constraint "ended_session_pkey" primary key (token_id)
    )`);
    this.addSql(`create table "evening" (
      "id" int generated by default as identity not null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "version" int not null default 1,
      "uid" uuid not null default gen_random_uuid(),
      "quote_request_id" int not null,
      "chef_id" int,
      "chef_name" varchar(200) not null,
      "day" date not null,
      "starts_at" varchar(5) not null,
      "minutes" int not null,
      "begins_at" timestamptz not null,
      "ends_at" timestamptz not null,
      "guests" int not null,
      "commune" varchar(200) not null,
      "menu" varchar(500) not null,
      "client_first_name" varchar(200) not null,
      "sequence" int not null default 0,
      "cancelled_at" timestamptz,
      "by_hand" boolean not null default false,
      constraint "evening_pkey" primary key (id),
      constraint "evening_uid_unique" unique (uid),
      constraint "evening_guests_check" check (guests >= 1),
      constraint "evening_minutes_check" check ((minutes >= 30) and (minutes <= 960)),
      constraint "evening_sequence_check" check (sequence >= 0),
      constraint "evening_starts_at_check" check ((starts_at)::text ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)
    )`);
    this.addSql(`create table "food_type" (
      "id" int generated by default as identity not null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "name" varchar(80) collate "es-x-icu" not null,
      "name_key" varchar(80),
      "version" int not null default 1,
      "hidden" boolean not null default false,
      "merged_into_id" int,
      constraint "food_type_pkey" primary key (id),
      constraint "food_type_name_key_unique" unique (name_key),
      constraint "food_type_named_check" check ((name_key is not null) or (merged_into_id is not null))
    )`);
    this.addSql(`create table "form_reference" (
      "id" int generated by default as identity not null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "version" int not null default 1,
      "title" varchar(200) collate "es-x-icu" not null,
      "type" smallint not null,
      "url" varchar(200) not null,
      "script" varchar(500) not null,
      "state" text not null default 'active',
      constraint "form_reference_pkey" primary key (id),
      constraint "form_reference_url_unique" unique (url),
      constraint "form_reference_state_check" check (state in ('active', 'inactive')),
      constraint "form_reference_type_check" check ((type >= 1) and (type <= 3)),
      constraint "form_reference_url_check" check ((url)::text ~ '^[a-z0-9-]+$'::text)
    )`);
    this.addSql(`create table "gallery_image" (
      "chef_id" int not null,
      "position" smallint not null,
      "image_id" int not null,
      constraint "gallery_image_pkey" primary key (chef_id, "position")
    )`);
    this.addSql(`create table "header" (
      "id" int generated by default as identity not null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "version" int not null default 1,
      "company_id" int not null,
      "position" smallint not null,
      "cover_title" varchar(200) not null,
      "cover_description" varchar(500) not null,
      "header_image_id" int not null,
      "color_text" varchar(20) not null default 'white',
      "creation_key" uuid,
      "creation_digest" varchar(43),
      constraint "header_pkey" primary key (id),
      constraint "header_company_id_position_unique" unique (company_id, "position") deferrable initially deferred,
      constraint "header_creation_key_unique" unique (creation_key),
      constraint "header_position_check" check (("position" >= 1) and ("position" <= 3))
    )`);
    this.addSql(`create table "image" (
      "id" int generated by default as identity not null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "kind" text not null,
      "content_hash" varchar(64) not null,
      "width" int not null,
      "height" int not null,
      "placeholder" varchar(7) not null,
      "variants" jsonb not null,
      constraint "image_pkey" primary key (id),
      constraint "image_kind_check" check (kind in ('profile', 'cover', 'gallery', 'header', 'logo', 'proposal')),
      constraint "image_size_check" check ((width > 0) and (height > 0))
    )`);
    this.addSql(`create table "mail" (
      "id" int generated by default as identity not null,
      "kind" varchar(40) not null,
      "person_id" int,
      "quote_request_id" int,
      "round" int not null default 1,
      "state" text not null default 'waiting',
      "problem" text,
      "created_at" timestamptz not null default now(),
      "settled_at" timestamptz,
      "offer_id" int,
      "quote_request_activity_id" int,
      "message_key" uuid not null default gen_random_uuid(),
      "sent_to" varchar(64),
      "status_code" varchar(11),
      "reply" varchar(200),
      "thread" varchar(60),
      "snapshot" jsonb,
      "on_wire_until" timestamptz,
      constraint "mail_pkey" primary key (id),
      constraint "mail_message_key_unique" unique (message_key),
      constraint "mail_offer_unique" unique (offer_id, kind),
      constraint "mail_person_unique" unique (person_id, kind),
      constraint "mail_quote_request_activity_unique" unique (quote_request_activity_id, kind),
      constraint "mail_quote_request_unique" unique (quote_request_id, kind),
      constraint "mail_about_check" check (num_nonnulls(person_id, quote_request_id, offer_id, quote_request_activity_id) = 1),
      constraint "mail_problem_check" check (problem in ('address', 'content', 'unreachable', 'busy', 'login', 'sender', 'recipient', 'unknown', 'no_mailbox', 'mailbox_full', 'not_trusted', 'not_reached', 'returned', 'overtaken')),
      constraint "mail_state_check" check (state in ('waiting', 'sent', 'refused', 'failed', 'dropped'))
    )`);
    this.addSql(`create table "modality" (
      "id" int generated by default as identity not null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "name" varchar(80) collate "es-x-icu" not null,
      "name_key" varchar(80),
      "version" int not null default 1,
      "hidden" boolean not null default false,
      "merged_into_id" int,
      "kind" text,
      constraint "modality_pkey" primary key (id),
      constraint "modality_name_key_unique" unique (name_key),
      constraint "modality_kind_check" check (kind in ('cena', 'clase', 'clase_online', 'team_building', 'gift_card', 'catering')),
      constraint "modality_named_check" check ((name_key is not null) or (merged_into_id is not null))
    )`);
    this.addSql(`create table "offer" (
      "id" int generated by default as identity not null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "version" int not null default 1,
      "quote_request_id" int not null,
      "number" varchar(20),
      "state" text not null default 'borrador',
      "chef_id" int,
      "chef_name" varchar(200),
      "guests" int,
      "day" date,
      "starts_at" varchar(5),
      "minutes" int not null default 240,
      "commune" varchar(80),
      "address" varchar(200),
      "included" varchar(1000),
      "conditions" varchar(2000),
      "valid_until" date,
      "total" int not null default 0,
      "replaces_id" int,
      "sent_at" timestamptz,
      "viewed_at" timestamptz,
      "settled_at" timestamptz,
      "accepted_name" varchar(200),
      "terms_version" varchar(40),
      "decline_reason" varchar(500),
      "evening_id" int,
      "cancelled_at" timestamptz,
      "unconfirmed" boolean not null default false,
      constraint "offer_pkey" primary key (id),
      constraint "offer_number_unique" unique (number),
      constraint "offer_accepted_check" check ((state = 'aceptada'::text) = (accepted_name is not null)),
      constraint "offer_complete_check" check ((state = 'borrador'::text) or ((num_nulls(guests, day, starts_at, valid_until, conditions, sent_at, chef_name) = 0) and ((commune is not null) or (address is not null)))),
      constraint "offer_guests_check" check ((guests >= 1) and (guests <= 1000)),
      constraint "offer_minutes_check" check ((minutes >= 30) and (minutes <= 720)),
      constraint "offer_number_check" check ((state = 'borrador'::text) = (number is null)),
      constraint "offer_number_shape_check" check ((number)::text ~ '^C-[0-9]{4}-[0-9]{4,}$'::text),
      constraint "offer_starts_at_check" check ((starts_at)::text ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text),
      constraint "offer_state_check" check (state in ('borrador', 'enviada', 'vista', 'aceptada', 'rechazada', 'vencida', 'reemplazada')),
      constraint "offer_total_check" check ((state = 'borrador'::text) or ((total > 0) and (total <= 1000000000))),
      constraint "offer_valid_until_check" check ((state = 'borrador'::text) or (valid_until <= day))
    )`);
    this.addSql(`create table "offer_line" (
      "id" int generated by default as identity not null,
      "offer_id" int not null,
      "position" smallint not null,
      "description" varchar(200) not null,
      "quantity" int not null,
      "unit_price" int not null,
      constraint "offer_line_pkey" primary key (id),
      constraint "offer_line_position_unique" unique (offer_id, "position") deferrable initially deferred,
      constraint "offer_line_position_check" check (("position" >= 1) and ("position" <= 20)),
      constraint "offer_line_quantity_check" check ((quantity >= 1) and (quantity <= 999)),
      constraint "offer_line_unit_price_check" check (abs(unit_price) <= 100000000)
    )`);
    this.addSql(`create table "offer_menu" (
      "id" int generated by default as identity not null,
      "offer_id" int not null,
      "position" smallint not null,
      "proposal_id" int,
      "dish_name" varchar(200) not null,
      "starter" varchar(500) not null,
      "main_course" varchar(500) not null,
      "dessert" varchar(500) not null,
      constraint "offer_menu_pkey" primary key (id),
      constraint "offer_menu_position_unique" unique (offer_id, "position") deferrable initially deferred,
      constraint "offer_menu_position_check" check (("position" >= 1) and ("position" <= 4))
    )`);
    this.addSql(`create table "offer_texts" (
      "id" int generated by default as identity not null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "version" int not null default 1,
      "conditions" varchar(2000) not null,
      "included" varchar(1000) not null,
      constraint "offer_texts_pkey" primary key (id),
      constraint "offer_texts_single_check" check (id = 1)
    )`);
    this.addSql(`create table "offer_year" (
      "year" int not null,
      "last" int not null,
      constraint "offer_year_pkey" primary key (year)
    )`);
    this.addSql(`create table "opinion" (
      "id" int generated by default as identity not null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "quote_request_id" int not null,
      "comment_id" int,
      constraint "opinion_pkey" primary key (id),
      constraint "opinion_comment_id_unique" unique (comment_id),
      constraint "opinion_quote_request_id_unique" unique (quote_request_id)
    )`);
    this.addSql(`create table "person" (
      "id" int generated by default as identity not null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "name" varchar(200) collate "es-x-icu" not null,
      "email" varchar(254) not null,
      "search_key" text not null,
      "role" text not null,
      "state" text not null default 'PENDING',
      "google_sub" varchar(255),
      "protected" boolean not null default false,
      "deactivated_from" text,
      "invitation_mailed_at" timestamptz,
      "session_epoch" uuid not null default gen_random_uuid(),
      "version" int not null default 1,
      constraint "person_pkey" primary key (id),
      constraint "person_email_unique" unique (email),
      constraint "person_google_sub_unique" unique (google_sub),
      constraint "person_deactivated_from_check" check (deactivated_from in ('PENDING', 'ACTIVE')),
      constraint "person_role_check" check (role in ('ADMIN', 'USER')),
      constraint "person_state_check" check (state in ('PENDING', 'ACTIVE', 'INACTIVE'))
    )`);
    this.addSql(`create table "proposal" (
      "id" int generated by default as identity not null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "version" int not null default 1,
      "chef_id" int not null,
      "dish_name" varchar(200) not null,
      "slug" varchar(220) not null,
      "search_key" text not null,
      "description" varchar(500) not null,
      "profile_image_id" int not null,
      "starter" varchar(500) not null,
      "main_course" varchar(500) not null,
      "dessert" varchar(500) not null,
      "creation_key" uuid,
      "guests_min" int,
      "guests_max" int,
      "duration_minutes" int,
      "creation_digest" varchar(43),
      constraint "proposal_pkey" primary key (id),
      constraint "proposal_creation_key_unique" unique (creation_key),
      constraint "proposal_slug_unique" unique (slug),
      constraint "proposal_duration_check" check ((duration_minutes >= 15) and (duration_minutes <= 1440)),
      constraint "proposal_guests_check" check (((guests_min is null) = (guests_max is null)) and (guests_min >= 1) and (guests_min <= guests_max) and (guests_max <= 1000))
    )`);
    this.addSql(`create table "proposal_city" (
      "proposal_id" int not null,
      "city_id" int not null,
      constraint "proposal_city_pkey" primary key (proposal_id, city_id)
    )`);
    this.addSql(`create table "proposal_diet" (
      "proposal_id" int not null,
      "diet_id" int not null,
      constraint "proposal_diet_pkey" primary key (proposal_id, diet_id)
    )`);
    this.addSql(`create table "proposal_food_type" (
      "proposal_id" int not null,
      "food_type_id" int not null,
      constraint "proposal_food_type_pkey" primary key (proposal_id, food_type_id)
    )`);
    this.addSql(`create table "proposal_modality" (
      "proposal_id" int not null,
      "modality_id" int not null,
      constraint "proposal_modality_pkey" primary key (proposal_id, modality_id)
    )`);
    this.addSql(`create table "proposal_slug" (
      "key" varchar(220) not null,
      "proposal_id" int not null,
      constraint "proposal_slug_pkey" primary key (key)
    )`);
    this.addSql(`create table "quote_request" (
      "id" int generated by default as identity not null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "request_key" uuid not null,
      "name" varchar(200) collate "es-x-icu" not null,
      "email" varchar(254) not null,
      "phone_number" varchar(12) not null,
      "city_id" int,
      "event_date" date,
      "guests" int,
      "kind" text not null,
      "message" varchar(500),
      "chef_id" int,
      "proposal_id" int,
      "utm_source" varchar(200),
      "utm_medium" varchar(200),
      "utm_campaign" varchar(200),
      "search_key" text not null,
      "consented_at" timestamptz not null default now(),
      "mailed_at" timestamptz,
      "next_mail_at" timestamptz not null default now(),
      "version" int not null default 1,
      "stage" text not null default 'nueva',
      "lost_reason" text,
      "lost_text" varchar(500),
      "owner_id" int,
      "next_step" varchar(200),
      "next_step_on" date,
      "first_answered_at" timestamptz,
      "reply_by" text not null default 'whatsapp',
      "budget_per_person" int,
      "origin" text not null default 'web',
      "evening_ends_at" timestamptz,
      "first_answer_minutes" int,
      "quoted_at" timestamptz,
      "accepted_at" timestamptz,
      "consent_purpose" varchar(60) not null default 'Responder la solicitud',
      "consent_version" varchar(20),
      "blocked_at" timestamptz,
      "erased_at" timestamptz,
      "request_digest" varchar(43),
      "address_confirmed_at" timestamptz,
      constraint "quote_request_pkey" primary key (id),
      constraint "quote_request_request_key_unique" unique (request_key),
      constraint "quote_request_budget_check" check (budget_per_person >= 1),
      constraint "quote_request_erased_check" check ((erased_at is null) or ((message is null) and (search_key = ''::text))),
      constraint "quote_request_guests_check" check ((guests >= 1) and (guests <= 1000)),
      constraint "quote_request_guests_known_check" check ((guests is not null) or (kind = 'otra'::text)),
      constraint "quote_request_kind_check" check (kind in ('cena', 'clase', 'clase_online', 'team_building', 'gift_card', 'catering', 'otra')),
      constraint "quote_request_lost_check" check (((stage = 'perdida'::text) = (lost_reason is not null)) and ((lost_reason <> 'otra'::text) or (lost_text is not null))),
      constraint "quote_request_lost_reason_check" check (lost_reason in ('precio', 'fecha', 'sin_respuesta', 'otro_proveedor', 'no_ofrecemos', 'repetida', 'spam', 'retirada', 'otra')),
      constraint "quote_request_origin_check" check (origin in ('web', 'phone')),
      constraint "quote_request_phone_check" check ((phone_number)::text ~ '^\\+56[0-9]{9}$'::text),
      constraint "quote_request_reply_by_check" check (reply_by in ('whatsapp', 'llamada', 'correo')),
      constraint "quote_request_stage_check" check (stage in ('nueva', 'contactada', 'cotizada', 'aceptada', 'realizada', 'perdida'))
    )`);
    this.addSql(`create table "quote_request_activity" (
      "id" int generated by default as identity not null,
      "quote_request_id" int not null,
      "kind" varchar(40) not null,
      "at" timestamptz not null default now(),
      "actor" text not null,
      "person_id" int,
      "actor_name" varchar(200),
      "text" varchar(2000),
      "data" jsonb not null default '{}',
      constraint "quote_request_activity_pkey" primary key (id),
      constraint "quote_request_activity_actor_check" check (actor in ('person', 'client', 'system')),
      constraint "quote_request_activity_kind_check" check ((kind)::text ~ '^[a-z_]+$'::text)
    )`);
    this.addSql(`create table "quote_request_choice" (
      "id" int generated by default as identity not null,
      "quote_request_id" int not null,
      "position" smallint not null,
      "chef_id" int not null,
      "proposal_id" int,
      constraint "quote_request_choice_pkey" primary key (id),
      constraint "quote_request_choice_position_unique" unique (quote_request_id, "position"),
      constraint "quote_request_choice_position_check" check (("position" >= 1) and ("position" <= 4))
    )`);
    this.addSql(`create table "quote_request_restriction" (
      "quote_request_id" int not null,
      "text" varchar(500) not null,
      "consented_at" timestamptz not null default now(),
      "consent_version" varchar(20) not null,
      constraint "quote_request_restriction_pkey" primary key (quote_request_id),
      constraint "quote_request_restriction_text_check" check ((text)::text <> ''::text)
    )`);
    this.addSql(`create table "record_version" (
      "id" int generated by default as identity not null,
      "kind" varchar(40) not null,
      "record_id" int not null,
      "number" int not null,
      "at" timestamptz not null default now(),
      "person_id" int,
      "person_name" varchar(200),
      "restored_from" int,
      "form" jsonb not null,
      constraint "record_version_pkey" primary key (id),
      constraint "record_version_kind_record_id_number_unique" unique (kind, record_id, number),
      constraint "record_version_kind_check" check ((kind)::text ~ '^[a-z_]+$'::text),
      constraint "record_version_number_check" check (number >= 1)
    )`);
    this.addSql(`create table "record_version_image" (
      "record_version_id" int not null,
      "image_id" int not null,
      constraint "record_version_image_pkey" primary key (record_version_id, image_id)
    )`);
    this.addSql(`create table "refused_sign_in" (
      "hour" timestamptz not null default date_trunc('hour', now()),
      "reason" varchar(40) not null,
      "count" int not null default 1,
      constraint "refused_sign_in_pkey" primary key (hour, reason)
    )`);
    this.addSql(`create unlogged table "replica" (
      "id" uuid not null,
      "host" varchar(255) not null,
      "version" varchar(100) not null,
      "started" timestamptz not null,
      "seen_at" timestamptz not null,
      constraint "replica_pkey" primary key (id)
    )`);
    this.addSql(`create table "reply_text" (
      "id" int generated by default as identity not null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "version" int not null default 1,
      "name" varchar(80) collate "es-x-icu" not null,
      "text" varchar(1500) not null,
      constraint "reply_text_pkey" primary key (id),
      constraint "reply_text_name_unique" unique (name)
    )`);
    this.addSql(`create table "secret_link" (
      "id" int generated by default as identity not null,
      "purpose" varchar(40) not null,
      "subject_id" int not null,
      "seed" uuid not null,
      "token_hash" varchar(43) not null,
      "created_at" timestamptz not null default now(),
      "until" timestamptz,
      "revoked_at" timestamptz,
      constraint "secret_link_pkey" primary key (id),
      constraint "secret_link_token_hash_unique" unique (token_hash),
      constraint "secret_link_purpose_check" check ((purpose)::text ~ '^[a-z_]+$'::text)
    )`);
    this.addSql(`create table "seeding" (
      "name" varchar(40) not null,
      "completed_at" timestamptz not null default now(),
      constraint "seeding_pkey" primary key (name)
    )`);
    this.addSql(`create table "store_mark" (
      "id" uuid not null,
      "made_at" timestamptz not null default now(),
      constraint "store_mark_pkey" primary key (id)
    )`);
    this.addSql(`create unlogged table "strict_count" (
      "key" varchar(255) not null,
      "points" int not null default 0,
      "expire" bigint,
      constraint "strict_count_pkey" primary key (key)
    )`);
    this.addSql(`create table "text_version" (
      "id" int generated by default as identity not null,
      "created_at" timestamptz not null default now(),
      "updated_at" timestamptz not null default now(),
      "text" varchar(40) not null,
      "number" int not null,
      "document" jsonb not null,
      "who" varchar(200),
      "is_original" boolean not null,
      constraint "text_version_pkey" primary key (id),
      constraint "text_version_number_unique" unique (text, number),
      constraint "text_version_number_check" check (number >= 1)
    )`);
    this.addSql(`create table "used_credential" (
      "key" varchar(255) not null,
      "expires_at" timestamptz not null,
      constraint "used_credential_pkey" primary key (key)
    )`);
  }

  private foreignKeys(): void {
    this.addSql(
      `alter table "blocked_range" add constraint "blocked_range_chef_id_foreign" foreign key (chef_id) references chef(id) on delete cascade`,
    );
    this.addSql(
      `alter table "chef" add constraint "chef_cover_image_id_foreign" foreign key (cover_image_id) references image(id) on DELETE RESTRICT`,
    );
    this.addSql(
      `alter table "chef" add constraint "chef_profile_image_id_foreign" foreign key (profile_image_id) references image(id) on DELETE RESTRICT`,
    );
    this.addSql(
      `alter table "chef_city" add constraint "chef_city_chef_id_foreign" foreign key (chef_id) references chef(id) on UPDATE CASCADE on delete cascade`,
    );
    this.addSql(
      `alter table "chef_city" add constraint "chef_city_city_id_foreign" foreign key (city_id) references city(id) on UPDATE CASCADE on DELETE RESTRICT`,
    );
    this.addSql(
      `alter table "chef_food_type" add constraint "chef_food_type_chef_id_foreign" foreign key (chef_id) references chef(id) on UPDATE CASCADE on delete cascade`,
    );
    this.addSql(
      `alter table "chef_food_type" add constraint "chef_food_type_food_type_id_foreign" foreign key (food_type_id) references food_type(id) on UPDATE CASCADE on DELETE RESTRICT`,
    );
    this.addSql(
      `alter table "chef_modality" add constraint "chef_modality_chef_id_foreign" foreign key (chef_id) references chef(id) on UPDATE CASCADE on delete cascade`,
    );
    this.addSql(
      `alter table "chef_modality" add constraint "chef_modality_modality_id_foreign" foreign key (modality_id) references modality(id) on UPDATE CASCADE on DELETE RESTRICT`,
    );
    this.addSql(
      `alter table "chef_slug" add constraint "chef_slug_chef_id_foreign" foreign key (chef_id) references chef(id) on delete cascade`,
    );
    this.addSql(
      `alter table "city" add constraint "city_merged_into_id_foreign" foreign key (merged_into_id) references city(id) on delete cascade`,
    );
    this.addSql(
      `alter table "client_logo" add constraint "client_logo_color_logo_id_foreign" foreign key (color_logo_id) references image(id) on DELETE RESTRICT`,
    );
    this.addSql(
      `alter table "client_logo" add constraint "client_logo_transparent_logo_id_foreign" foreign key (transparent_logo_id) references image(id) on DELETE RESTRICT`,
    );
    this.addSql(
      `alter table "comment" add constraint "comment_chef_id_foreign" foreign key (chef_id) references chef(id) on delete cascade`,
    );
    this.addSql(
      `alter table "deleted_record_image" add constraint "deleted_record_image_deleted_record_id_foreign" foreign key (deleted_record_id) references deleted_record(id) on UPDATE CASCADE on delete cascade`,
    );
    this.addSql(
      `alter table "deleted_record_image" add constraint "deleted_record_image_image_id_foreign" foreign key (image_id) references image(id) on UPDATE CASCADE on DELETE RESTRICT`,
    );
    this.addSql(
      `alter table "deleted_row" add constraint "deleted_row_deleted_record_id_foreign" foreign key (deleted_record_id) references deleted_record(id) on delete cascade`,
    );
    this.addSql(
      `alter table "diet" add constraint "diet_merged_into_id_foreign" foreign key (merged_into_id) references diet(id) on delete cascade`,
    );
    this.addSql(
      `alter table "evening" add constraint "evening_chef_id_foreign" foreign key (chef_id) references chef(id) on delete set null`,
    );
    this.addSql(
      `alter table "evening" add constraint "evening_quote_request_id_foreign" foreign key (quote_request_id) references quote_request(id) on delete cascade`,
    );
    this.addSql(
      `alter table "food_type" add constraint "food_type_merged_into_id_foreign" foreign key (merged_into_id) references food_type(id) on delete cascade`,
    );
    this.addSql(
      `alter table "gallery_image" add constraint "gallery_image_chef_id_foreign" foreign key (chef_id) references chef(id) on delete cascade`,
    );
    this.addSql(
      `alter table "gallery_image" add constraint "gallery_image_image_id_foreign" foreign key (image_id) references image(id) on DELETE RESTRICT`,
    );
    this.addSql(
      `alter table "header" add constraint "header_company_id_foreign" foreign key (company_id) references company(id) on delete cascade`,
    );
    this.addSql(
      `alter table "header" add constraint "header_header_image_id_foreign" foreign key (header_image_id) references image(id) on DELETE RESTRICT`,
    );
    this.addSql(
      `alter table "mail" add constraint "mail_offer_id_fkey" foreign key (offer_id) references offer(id) on UPDATE CASCADE on delete cascade`,
    );
    this.addSql(
      `alter table "mail" add constraint "mail_person_id_fkey" foreign key (person_id) references person(id) on UPDATE CASCADE on delete cascade`,
    );
    this.addSql(
      `alter table "mail" add constraint "mail_quote_request_activity_id_fkey" foreign key (quote_request_activity_id) references quote_request_activity(id) on UPDATE CASCADE on delete cascade`,
    );
    this.addSql(
      `alter table "mail" add constraint "mail_quote_request_id_fkey" foreign key (quote_request_id) references quote_request(id) on UPDATE CASCADE on delete cascade`,
    );
    this.addSql(
      `alter table "modality" add constraint "modality_merged_into_id_foreign" foreign key (merged_into_id) references modality(id) on delete cascade`,
    );
    this.addSql(
      `alter table "offer" add constraint "offer_chef_id_foreign" foreign key (chef_id) references chef(id) on delete set null`,
    );
    this.addSql(
      `alter table "offer" add constraint "offer_evening_id_foreign" foreign key (evening_id) references evening(id) on delete set null`,
    );
    this.addSql(
      `alter table "offer" add constraint "offer_quote_request_id_foreign" foreign key (quote_request_id) references quote_request(id) on delete cascade`,
    );
    this.addSql(
      `alter table "offer" add constraint "offer_replaces_id_foreign" foreign key (replaces_id) references offer(id) on delete set null`,
    );
    this.addSql(
      `alter table "offer_line" add constraint "offer_line_offer_id_foreign" foreign key (offer_id) references offer(id) on delete cascade`,
    );
    this.addSql(
      `alter table "offer_menu" add constraint "offer_menu_offer_id_foreign" foreign key (offer_id) references offer(id) on delete cascade`,
    );
    this.addSql(
      `alter table "offer_menu" add constraint "offer_menu_proposal_id_foreign" foreign key (proposal_id) references proposal(id) on delete set null`,
    );
    this.addSql(
      `alter table "opinion" add constraint "opinion_comment_id_foreign" foreign key (comment_id) references comment(id) on delete set null`,
    );
    this.addSql(
      `alter table "opinion" add constraint "opinion_quote_request_id_foreign" foreign key (quote_request_id) references quote_request(id) on delete cascade`,
    );
    this.addSql(
      `alter table "proposal" add constraint "proposal_chef_id_foreign" foreign key (chef_id) references chef(id) on delete cascade`,
    );
    this.addSql(
      `alter table "proposal" add constraint "proposal_profile_image_id_foreign" foreign key (profile_image_id) references image(id) on DELETE RESTRICT`,
    );
    this.addSql(
      `alter table "proposal_city" add constraint "proposal_city_city_id_foreign" foreign key (city_id) references city(id) on UPDATE CASCADE on DELETE RESTRICT`,
    );
    this.addSql(
      `alter table "proposal_city" add constraint "proposal_city_proposal_id_foreign" foreign key (proposal_id) references proposal(id) on UPDATE CASCADE on delete cascade`,
    );
    this.addSql(
      `alter table "proposal_diet" add constraint "proposal_diet_diet_id_foreign" foreign key (diet_id) references diet(id) on UPDATE CASCADE on DELETE RESTRICT`,
    );
    this.addSql(
      `alter table "proposal_diet" add constraint "proposal_diet_proposal_id_foreign" foreign key (proposal_id) references proposal(id) on UPDATE CASCADE on delete cascade`,
    );
    this.addSql(
      `alter table "proposal_food_type" add constraint "proposal_food_type_food_type_id_foreign" foreign key (food_type_id) references food_type(id) on UPDATE CASCADE on DELETE RESTRICT`,
    );
    this.addSql(
      `alter table "proposal_food_type" add constraint "proposal_food_type_proposal_id_foreign" foreign key (proposal_id) references proposal(id) on UPDATE CASCADE on delete cascade`,
    );
    this.addSql(
      `alter table "proposal_modality" add constraint "proposal_modality_modality_id_foreign" foreign key (modality_id) references modality(id) on UPDATE CASCADE on DELETE RESTRICT`,
    );
    this.addSql(
      `alter table "proposal_modality" add constraint "proposal_modality_proposal_id_foreign" foreign key (proposal_id) references proposal(id) on UPDATE CASCADE on delete cascade`,
    );
    this.addSql(
      `alter table "proposal_slug" add constraint "proposal_slug_proposal_id_foreign" foreign key (proposal_id) references proposal(id) on delete cascade`,
    );
    this.addSql(
      `alter table "quote_request" add constraint "quote_request_chef_id_foreign" foreign key (chef_id) references chef(id) on delete set null`,
    );
    this.addSql(
      `alter table "quote_request" add constraint "quote_request_city_id_foreign" foreign key (city_id) references city(id) on DELETE RESTRICT`,
    );
    this.addSql(
      `alter table "quote_request" add constraint "quote_request_owner_id_foreign" foreign key (owner_id) references person(id) on delete set null`,
    );
    this.addSql(
      `alter table "quote_request" add constraint "quote_request_proposal_id_foreign" foreign key (proposal_id) references proposal(id) on delete set null`,
    );
    this.addSql(
      `alter table "quote_request_activity" add constraint "quote_request_activity_person_id_foreign" foreign key (person_id) references person(id) on delete set null`,
    );
    this.addSql(
      `alter table "quote_request_activity" add constraint "quote_request_activity_quote_request_id_foreign" foreign key (quote_request_id) references quote_request(id) on delete cascade`,
    );
    this.addSql(
      `alter table "quote_request_choice" add constraint "quote_request_choice_chef_id_foreign" foreign key (chef_id) references chef(id) on delete cascade`,
    );
    this.addSql(
      `alter table "quote_request_choice" add constraint "quote_request_choice_proposal_id_foreign" foreign key (proposal_id) references proposal(id) on delete set null`,
    );
    this.addSql(
      `alter table "quote_request_choice" add constraint "quote_request_choice_quote_request_id_foreign" foreign key (quote_request_id) references quote_request(id) on delete cascade`,
    );
    this.addSql(
      `alter table "quote_request_restriction" add constraint "quote_request_restriction_quote_request_id_foreign" foreign key (quote_request_id) references quote_request(id) on UPDATE CASCADE on delete cascade`,
    );
    this.addSql(
      `alter table "record_version_image" add constraint "record_version_image_image_id_foreign" foreign key (image_id) references image(id) on UPDATE CASCADE on DELETE RESTRICT`,
    );
    this.addSql(
      `alter table "record_version_image" add constraint "record_version_image_record_version_id_foreign" foreign key (record_version_id) references record_version(id) on UPDATE CASCADE on delete cascade`,
    );
  }

  private indexes(): void {
    this.addSql(`create index audit_line_at_id_index on audit_line (at, id)`);
    this.addSql(`create index audit_line_kind_id_index on audit_line (kind, id)`);
    this.addSql(`create index audit_line_person_id_id_index on audit_line (person_id, id)`);
    this.addSql(
      `create index audit_line_record_name_index on audit_line (lower((record_name)::text) text_pattern_ops, id) where (record_name is not null)`,
    );
    this.addSql(`create unique index audit_line_record_unique on audit_line (kind, record_id, at, tx)`);
    this.addSql(`create index blocked_range_chef_id_last_day_index on blocked_range (chef_id, last_day)`);
    this.addSql(`create index blocked_range_last_day_index on blocked_range (last_day)`);
    this.addSql(`create index chef_active_index on chef (id) where (state = 'ACTIVE'::text)`);
    this.addSql(`create index chef_chef_name_id_index on chef (chef_name, id)`);
    this.addSql(`create index chef_cover_image_id_index on chef (cover_image_id)`);
    this.addSql(`create index chef_price_per_person_id_index on chef (price_per_person, id)`);
    this.addSql(`create index chef_profile_image_id_index on chef (profile_image_id)`);
    this.addSql(`create index chef_public_search_index on chef using gin (public_search_key gin_trgm_ops)`);
    this.addSql(`create index chef_search_index on chef using gin (search_key gin_trgm_ops)`);
    this.addSql(
      `create index chef_top_index on chef (favorite_changed_at, id) where (favorite and (state = 'ACTIVE'::text))`,
    );
    this.addSql(`create index chef_updated_at_id_index on chef (updated_at, id)`);
    this.addSql(`create index chef_city_city_id_chef_id_index on chef_city (city_id, chef_id)`);
    this.addSql(`create index chef_food_type_food_type_id_chef_id_index on chef_food_type (food_type_id, chef_id)`);
    this.addSql(`create index chef_modality_modality_id_chef_id_index on chef_modality (modality_id, chef_id)`);
    this.addSql(`create index chef_slug_chef_id_index on chef_slug (chef_id)`);
    this.addSql(`create index city_merged_into_id_index on city (merged_into_id)`);
    this.addSql(`create index client_logo_color_logo_id_index on client_logo (color_logo_id)`);
    this.addSql(`create index client_logo_transparent_logo_id_index on client_logo (transparent_logo_id)`);
    this.addSql(`create index comment_chef_id_id_index on comment (chef_id, id)`);
    this.addSql(`create index comment_client_name_id_index on comment (client_name, id)`);
    this.addSql(`create index comment_favorite_index on comment (favorite_changed_at, id) where favorite`);
    this.addSql(
      `create index comment_publication_index on comment (publication, id) where (publication <> 'published'::text)`,
    );
    this.addSql(`create index comment_score_id_index on comment (score, id)`);
    this.addSql(`create index comment_search_index on comment using gin (search_key gin_trgm_ops)`);
    this.addSql(`create unique index data_right_answers_id_unique on data_right (answers_id)`);
    this.addSql(`create index data_right_asked_index on data_right (due_on, id) where (step = 'asked'::text)`);
    this.addSql(`create index deleted_record_at_id_index on deleted_record (at, id)`);
    this.addSql(`create index deleted_record_image_image_id_index on deleted_record_image (image_id)`);
    this.addSql(`create index deleted_row_deleted_record_id_index on deleted_row (deleted_record_id)`);
    this.addSql(`create index deleted_row_opinion_id_index on deleted_row (opinion_id)`);
    this.addSql(`create index diet_merged_into_id_index on diet (merged_into_id)`);
    this.addSql(`create index ended_session_expires_at_index on ended_session (expires_at)`);
    this.addSql(`create index evening_chef_id_day_id_index on evening (chef_id, day, id)`);
    this.addSql(`create index evening_day_id_index on evening (day, id)`);
    this.addSql(`create index evening_quote_request_id_index on evening (quote_request_id)`);
    this.addSql(
      `create unique index evening_request_unique on evening (quote_request_id) where (cancelled_at is null)`,
    );
    this.addSql(`create index food_type_merged_into_id_index on food_type (merged_into_id)`);
    this.addSql(`create index form_reference_state_id_index on form_reference (state, id)`);
    this.addSql(`create index gallery_image_image_id_index on gallery_image (image_id)`);
    this.addSql(`create index header_header_image_id_index on header (header_image_id)`);
    this.addSql(`create index image_content_hash_kind_index on image (content_hash, kind)`);
    this.addSql(`create index mail_settled_index on mail (settled_at)`);
    this.addSql(`create index mail_thread_index on mail (thread, id) where (thread is not null)`);
    this.addSql(`create index mail_waiting_index on mail (created_at) where (state = 'waiting'::text)`);
    this.addSql(`create index modality_merged_into_id_index on modality (merged_into_id)`);
    this.addSql(
      `create index offer_accepted_value_index on offer (settled_at) include (total) where ((state = 'aceptada'::text) and (cancelled_at is null))`,
    );
    this.addSql(`create index offer_chef_id_index on offer (chef_id)`);
    this.addSql(`create index offer_evening_id_index on offer (evening_id)`);
    this.addSql(
      `create unique index offer_one_accepted_unique on offer (quote_request_id) where ((state = 'aceptada'::text) and (cancelled_at is null))`,
    );
    this.addSql(
      `create unique index offer_one_draft_unique on offer (quote_request_id) where (state = 'borrador'::text)`,
    );
    this.addSql(
      `create index offer_open_index on offer (valid_until) where (state = any (array['enviada', 'vista'::text]))`,
    );
    this.addSql(`create index offer_quote_request_id_id_index on offer (quote_request_id, id)`);
    this.addSql(`create index offer_replaces_id_index on offer (replaces_id)`);
    this.addSql(`create index offer_menu_proposal_id_index on offer_menu (proposal_id)`);
    this.addSql(`create index person_created_at_id_index on person (created_at, id)`);
    this.addSql(`create index person_name_id_index on person (name, id)`);
    this.addSql(`create index person_role_id_index on person (role, id)`);
    this.addSql(`create index person_search_index on person using gin (search_key gin_trgm_ops)`);
    this.addSql(`create index person_state_id_index on person (state, id)`);
    this.addSql(`create index proposal_chef_id_id_index on proposal (chef_id, id)`);
    this.addSql(`create index proposal_guests_max_index on proposal (guests_max)`);
    this.addSql(`create index proposal_guests_min_guests_max_index on proposal (guests_min, guests_max)`);
    this.addSql(`create index proposal_profile_image_id_index on proposal (profile_image_id)`);
    this.addSql(`create index proposal_search_index on proposal using gin (search_key gin_trgm_ops)`);
    this.addSql(`create index proposal_city_city_id_proposal_id_index on proposal_city (city_id, proposal_id)`);
    this.addSql(`create index proposal_diet_diet_id_proposal_id_index on proposal_diet (diet_id, proposal_id)`);
    this.addSql(
      `create index proposal_food_type_food_type_id_proposal_id_index on proposal_food_type (food_type_id, proposal_id)`,
    );
    this.addSql(
      `create index proposal_modality_modality_id_proposal_id_index on proposal_modality (modality_id, proposal_id)`,
    );
    this.addSql(`create index proposal_slug_proposal_id_index on proposal_slug (proposal_id)`);
    this.addSql(`create index quote_request_blocked_index on quote_request (id) where (blocked_at is not null)`);
    this.addSql(`create index quote_request_chef_id_index on quote_request (chef_id)`);
    this.addSql(`create index quote_request_city_id_index on quote_request (city_id)`);
    this.addSql(`create index quote_request_created_at_id_index on quote_request (created_at, id)`);
    this.addSql(`create index quote_request_event_date_id_index on quote_request (event_date, id)`);
    this.addSql(
      `create index quote_request_figures_index on quote_request (created_at) include (origin, utm_source, stage, lost_reason, first_answered_at, first_answer_minutes, quoted_at, accepted_at)`,
    );
    this.addSql(`create index quote_request_guests_id_index on quote_request (guests, id)`);
    this.addSql(
      `create index quote_request_kind_stage_created_at_id_index on quote_request (kind, stage, created_at, id)`,
    );
    this.addSql(`create index quote_request_latest_event_index on quote_request (event_date desc nulls last, id desc)`);
    this.addSql(`create index quote_request_most_guests_index on quote_request (guests desc nulls last, id desc)`);
    this.addSql(`create index quote_request_name_id_index on quote_request (name, id)`);
    this.addSql(`create index quote_request_owner_id_index on quote_request (owner_id)`);
    this.addSql(`create index quote_request_proposal_id_index on quote_request (proposal_id)`);
    this.addSql(`create index quote_request_search_index on quote_request using gin (search_key gin_trgm_ops)`);
    this.addSql(
      `create index quote_request_silent_index on quote_request (id) where ((blocked_at is not null) or (erased_at is not null))`,
    );
    this.addSql(`create index quote_request_stage_created_at_id_index on quote_request (stage, created_at, id)`);
    this.addSql(`create index quote_request_stage_event_date_id_index on quote_request (stage, event_date, id)`);
    this.addSql(
      `create index quote_request_unmailed_index on quote_request (next_mail_at, id) where ((mailed_at is null) and (stage = 'nueva'::text))`,
    );
    this.addSql(
      `create index quote_request_waiting_index on quote_request (owner_id, created_at, next_step_on, stage, id) where (stage = any (array['nueva', 'contactada', 'cotizada', 'aceptada'::text]))`,
    );
    this.addSql(
      `create unique index quote_request_activity_key_unique on quote_request_activity (quote_request_id, ((data ->> 'key'::text))) where ((data ->> 'key'::text) is not null)`,
    );
    this.addSql(`create index quote_request_activity_person_id_index on quote_request_activity (person_id)`);
    this.addSql(
      `create index quote_request_activity_quote_request_id_id_index on quote_request_activity (quote_request_id, id)`,
    );
    this.addSql(`create index quote_request_choice_chef_id_index on quote_request_choice (chef_id)`);
    this.addSql(`create index quote_request_choice_proposal_id_index on quote_request_choice (proposal_id)`);
    this.addSql(
      `create unique index quote_request_choice_proposal_unique on quote_request_choice (quote_request_id, proposal_id) where (proposal_id is not null)`,
    );
    this.addSql(`create index record_version_at_index on record_version (at)`);
    this.addSql(`create index record_version_image_image_id_index on record_version_image (image_id)`);
    this.addSql(
      `create unique index secret_link_in_force_unique on secret_link (purpose, subject_id) where (revoked_at is null)`,
    );
    this.addSql(`create unique index store_mark_one on store_mark ((true))`);
    this.addSql(`create index used_credential_expires_at_index on used_credential (expires_at)`);
  }

  private marks(): void {
    for (const [table, marks] of Object.entries(MARKS))
      for (const [mark, columns] of Object.entries(marks))
        for (const column of columns.split(' '))
          this.addSql(`comment on column "${table}"."${column}" is 'audit: ${mark}'`);
    for (const [table, why] of Object.entries(UNAUDITED))
      this.addSql(`comment on table "${table}" is 'audit: no, ${why}'`);
  }

  private log(): void {
    // Values that became what they were before go out again.
    this.addSql(`create function audit_merge(was jsonb, now jsonb) returns jsonb language sql immutable as $$
      select coalesce(jsonb_object_agg(key, value) filter (where jsonb_typeof(value) <> 'array' or value->0 <> value->1), '{}')
      from (
        select coalesce(one.key, other.key) as key,
          case when one.value is null then other.value
            when other.value is null then one.value
            when jsonb_typeof(one.value) = 'array' and jsonb_typeof(other.value) = 'array'
              then jsonb_build_array(one.value->0, other.value->1)
            else other.value end as value
        from jsonb_each(was) as one full join jsonb_each(now) as other on one.key = other.key
      ) as merged
    $$`);
    // What a change of a row made of its columns. Null where nothing that is told changed.
    this.addSql(`create function log_difference(was jsonb, now jsonb, hidden jsonb, technical jsonb) returns jsonb
      language sql immutable as $$
      select jsonb_object_agg(key, case when hidden ? key then 'true' else jsonb_build_array(was->key, now->key) end)
      from jsonb_object_keys(coalesce(now, was)) as key
      where not technical ? key and coalesce(was->key, 'null') <> coalesce(now->key, 'null')
    $$`);
    this.addSql(`create function log_change() returns trigger language plpgsql as $log$
declare
  plan jsonb := tg_argv[0]::jsonb;
  author jsonb := ${AUTHOR};
  is_part boolean := plan ? 'owner';
  touched text := case tg_op when 'INSERT' then 'select * from new_rows' when 'DELETE' then 'select * from old_rows'
    else 'select * from old_rows union all select * from new_rows' end;
  number bigint := 1001;
  chefs text;
  many boolean;
  compared text;
  line record;
  written record;
begin
  if tg_op <> 'TRUNCATE' then
    execute format($$select count(*), string_agg(distinct ' chef:' || %s, '') from (%s limit 2001) as touched$$,
      coalesce(plan->>'chef', 'null'), touched) into number, chefs;
  end if;
  if number = 0 then return null; end if;
  if plan ? 'public' then
    perform pg_notify('content_changed', case when number > 400 then '' else tg_table_name || coalesce(chefs, '') end);
  end if;
  if not plan ? 'kind' or author ? 'quiet' or is_part and tg_op = 'TRUNCATE' then return null; end if;
  many := number > case when tg_op = 'UPDATE' then 2000 else 1000 end;
  if tg_op = 'TRUNCATE' then
    compared := $$select null::text as id, null::text as name, '{}'::jsonb as changes$$;
  elsif is_part and many then
    compared := format($$select null::text as id, null::text as name,
      jsonb_build_object(%L, true, 'count', jsonb_build_array(null, count(distinct %I))) as changes from (%s) as part$$,
      plan->>'field', plan->>'owner', touched);
  elsif is_part and not plan ? 'item' then
    compared := format($$select %I::text as id, null::text as name, jsonb_build_object(%L, true) as changes from (%s) as part group by 1$$,
      plan->>'owner', plan->>'field', touched);
  elsif is_part then
    compared := format($$select owner::text as id, (select %1$s from %2$I as record where record.id = sides.owner)::text as name,
        log_difference(jsonb_build_object(%3$L, coalesce(jsonb_agg(item order by place, item) filter (where not is_new), '[]')),
          jsonb_build_object(%3$L, coalesce(jsonb_agg(item order by place, item) filter (where is_new), '[]')), '[]', '[]') as changes
      from (select %4$I as owner, true as is_new, %5$s as item, %6$s as place from %7$I as part
          where %4$I in (select %4$I from (%8$s) as touched)
        union all select %4$I, false, %5$s, %6$s from (select * from %7$I where %4$I in (select %4$I from (%8$s) as touched)
          %9$s) as part) as sides
      group by owner$$,
      coalesce(quote_ident(plan->>'name'), 'null'), plan->>'kind', plan->>'field', plan->>'owner', plan->>'item', coalesce(plan->>'place', 'null'),
      tg_table_name, touched,
      case when tg_op <> 'DELETE' then 'except all select * from new_rows ' else '' end ||
      case when tg_op <> 'INSERT' then 'union all select * from old_rows' else '' end);
  elsif tg_op = 'UPDATE' then
    -- One deletion may change a row twice: a request that names the chef and the experience that go.
    compared := format($$select now->>%L as id, now->>%L as name, log_difference(was, now, %L, %L) as changes
      from (select distinct on (key) %5$s as key, one as was
          from (select to_jsonb(row) as one, row_number() over () as at from old_rows as row) as made order by key, at) as before
        join (select distinct on (key) %5$s as key, one as now
          from (select to_jsonb(row) as one, row_number() over () as at from new_rows as row) as made order by key, at desc) as after using (key)$$,
      plan->>'id', plan->>'name', plan->>'hidden', plan->>'technical', plan->>'key');
    if many then
      compared := format($$select null::text as id, null::text as name, changes || jsonb_build_object('count', jsonb_build_array(null, count(*))) as changes
        from (%s) as compared where changes is not null group by changes$$, compared);
    end if;
  else
    compared := format($$select one->>%L as id, one->>%L as name,
        coalesce(log_difference(%s, %L, %L), '{}') as changes from (select to_jsonb(row) as one from %I as row) as made$$,
      plan->>'id', plan->>'name', case tg_op when 'INSERT' then 'null, one' else 'one, null' end, plan->>'hidden', plan->>'technical',
      case tg_op when 'INSERT' then 'new_rows' else 'old_rows' end);
  end if;
  for line in execute compared loop
    continue when line.changes is null;
    insert into audit_line as present (action, kind, record_id, record_name, actor, person_id, actor_name, request_id, changes)
    values (case when tg_op = 'TRUNCATE' then 'empty' when tg_op = 'DELETE' and not is_part then 'delete'
        else coalesce(author->>'doing', case when tg_op = 'INSERT' and not is_part then 'create' else 'update' end) end,
      plan->>'kind', case when line.id ~ '^[0-9]{1,9}$' then line.id::int end, left(line.name, 200), author->>'actor',
      (author->>'id')::int, left(author->>'name', 200), left(author->>'request', 64), line.changes)
    on conflict (kind, record_id, at, tx) do update set
      action = case when 'delete' in (present.action, excluded.action) then 'delete'
        when present.action = 'update' then excluded.action else present.action end,
      record_name = coalesce(excluded.record_name, present.record_name),
      changes = audit_merge(present.changes, excluded.changes)
    returning * into written;
    -- What was changed and changed back in one transaction was not changed.
    if written.action = 'update' and written.changes = '{}' then delete from audit_line where id = written.id; end if;
  end loop;
  return null;
end $log$`);
    this.addSql(`create function count_refused_sign_in() returns trigger language plpgsql as $$
begin
  update audit_line set changes = jsonb_build_object('count', jsonb_build_array(null, new.count))
  where kind = 'session' and at = new.hour and action = 'refuse_sign_in' and record_name = new.reason;
  if not found then
    insert into audit_line (at, action, kind, record_name, actor, changes)
    values (new.hour, 'refuse_sign_in', 'session', new.reason, 'client', jsonb_build_object('count', jsonb_build_array(null, new.count)));
  end if;
  return null;
end $$`);
    this.addSql(`create trigger count_refused_sign_in after insert or update on refused_sign_in
      for each row execute function count_refused_sign_in()`);
  }

  private refusals(): void {
    this.addSql(`create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '%', tg_argv[0] using errcode = 'integrity_constraint_violation';
end $$`);
    // A trigger adds to the line of its own transaction. The retention deletes what is older than any setting of it.
    const own = `${BY_FOREIGN_KEY} and old.at = now() and old.tx = pg_current_xact_id()::text::bigint`;
    const line = 'a line of the log is not changed';
    this.refuse('audit_line', 'update', line, `not (${own} or ${BY_FOREIGN_KEY} and old.action = 'refuse_sign_in')`);
    this.refuse(
      'audit_line',
      'delete',
      line,
      `not (${own} or old.at < now() - interval '6 months'
        and coalesce(nullif(current_setting('audit.author', true), '')::jsonb->>'job' = 'audit-retention', false))`,
    );
    this.addSql(`create trigger stays_on_truncate before truncate on audit_line
      for each statement execute function refuse_change('the log is not emptied')`);
  }

  private kept(): void {
    const activity = 'what happened to a request is not changed';
    this.refuse(
      'quote_request_activity',
      'update',
      activity,
      `not (${BY_FOREIGN_KEY} and new.person_id is null and to_jsonb(new) - 'person_id' = to_jsonb(old) - 'person_id')
        and not (${ERASING} and to_jsonb(new) - '{text,data,actor_name}'::text[] = to_jsonb(old) - '{text,data,actor_name}'::text[])`,
    );
    this.refuse('quote_request_activity', 'delete', activity, `not (${BY_FOREIGN_KEY})`);
    const right = 'the log of rights over personal data is not changed';
    this.refuse(
      'data_right',
      'update',
      right,
      `not (${ERASING} and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason')`,
    );
    this.refuse('data_right', 'delete', right, 'true');
    this.offers();
  }

  /** What a client was sent, or said yes to, stays as it was. */
  private offers(): void {
    const offer = 'a sent offer is not changed';
    const free = `'{state,version,updated_at,viewed_at,settled_at,accepted_name,terms_version,decline_reason,evening_id,cancelled_at,unconfirmed}'::text[]
        || case when new.chef_id is null and ${BY_FOREIGN_KEY} or old.chef_id is null and ${RESTORING} then '{chef_id}' else '{}' end::text[]
        || case when new.replaces_id is null and ${BY_FOREIGN_KEY} then '{replaces_id}' else '{}' end::text[]
        || case when ${ERASING} then '{address,commune,included,conditions}' else '{}' end::text[]`;
    this.refuse(
      'offer',
      'update',
      offer,
      `old.state <> 'borrador' and not (to_jsonb(new) - (${free}) = to_jsonb(old) - (${free})
        and new.state <> 'borrador' and (new.state = old.state or old.state not in ('aceptada', 'rechazada', 'reemplazada')))`,
    );
    this.refuse(
      'offer',
      'delete',
      offer,
      `old.state <> 'borrador' and not (${ERASING} and old.state <> 'aceptada') and not (${BY_FOREIGN_KEY})`,
    );
    this.addSql(`create function offer_is_sent(int) returns boolean language sql stable as $$
      select exists (select from offer where id = $1 and state <> 'borrador')
    $$`);
    for (const table of ['offer_line', 'offer_menu']) {
      const [text, reference] = ['description', 'proposal_id'];
      const only = (column: string): string => `to_jsonb(new) - '${column}' = to_jsonb(old) - '${column}'`;
      this.refuse(table, 'insert', offer, 'offer_is_sent(new.offer_id)');
      this.refuse(
        table,
        'update',
        offer,
        `(offer_is_sent(old.offer_id) or offer_is_sent(new.offer_id)) and not (${ERASING} and ${only(text)})
          and not (${only(reference)} and (${BY_FOREIGN_KEY} and to_jsonb(new)->>'${reference}' is null or ${RESTORING} and to_jsonb(old)->>'${reference}' is null))`,
      );
      this.refuse(table, 'delete', offer, 'offer_is_sent(old.offer_id)');
    }
  }

  private refuse(table: string, event: string, why: string, when: string): void {
    this.addSql(`create trigger stays_on_${event} before ${event} on "${table}" for each row
      when (${when}) execute function refuse_change('${why}')`);
  }
}
