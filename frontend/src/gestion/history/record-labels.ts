import { CHEF_FIELDS } from '../chefs/form/chef-fields';
import { PROPOSAL_FIELDS } from '../chefs/form/proposal-fields';
import { COMMENT_FIELDS } from '../comments/comment-fields';
import { COMPANY_FIELDS } from '../company/company-fields';
import { HEADER_FIELDS } from '../company/header-fields';
import { FORM_FIELDS } from '../forms/form-fields';
import { COMMUNE_FIELDS, LOOKUP_FIELDS } from '../lists/lookup-fields';
import { LOGO_FIELDS } from '../logos/logo-fields';
import { PERSON_FIELDS } from '../people/person-fields';

type Labelled = Record<string, { label: string } | undefined>;

/** The records' own tables of fields, by the names of their tables in the database. */
const TABLES: Record<string, Labelled | undefined> = {
  chef: CHEF_FIELDS,
  proposal: PROPOSAL_FIELDS,
  comment: COMMENT_FIELDS,
  company: COMPANY_FIELDS,
  header: HEADER_FIELDS,
  form_reference: FORM_FIELDS,
  client_logo: LOGO_FIELDS,
  person: PERSON_FIELDS,
  food_type: LOOKUP_FIELDS,
  modality: LOOKUP_FIELDS,
  city: COMMUNE_FIELDS,
};

/** What is called otherwise in one record, because there it is another thing. */
const OWN: Record<string, Record<string, string | undefined> | undefined> = {
  data_right: { kind: 'Derecho', person_id: 'Persona (número)' },
  evening: { chef_name: 'Nombre del chef' },
  offer: { chef_name: 'Nombre del chef', revision: 'Versión' },
  text_version: { number: 'Versión' },
};

/** What no form edits, or is called the same wherever it stands. */
const COMMON: Record<string, string | undefined> = {
  accepted_name: 'Aceptada por',
  activity: 'Seguimiento',
  actor: 'Quién',
  actor_name: 'Nombre de quien lo hizo',
  address: 'Dirección',
  answers_id: 'Responde a',
  at: 'Cuándo',
  blocked_at: 'Bloqueada desde',
  cancel_reason: 'Motivo de la cancelación',
  cancelled_by: 'Quién canceló',
  budget_per_person: 'Presupuesto por persona',
  by_hand: 'Anotada a mano',
  cancelled_at: 'Cancelada',
  chef_id: 'Chef',
  chef_name: 'Nombre',
  choices: 'Chefs elegidos',
  city_id: 'Comuna',
  client_first_name: 'Nombre del cliente',
  client_name: 'Nombre del cliente',
  commune: 'Comuna',
  company_id: 'Empresa',
  conditions: 'Condiciones',
  consent_purpose: 'Finalidad del consentimiento',
  consent_version: 'Versión del consentimiento',
  consented_at: 'Consentimiento',
  count: 'Cuántos',
  day: 'Día',
  decline_reason: 'Motivo del rechazo',
  dish_name: 'Nombre',
  document: 'Texto publicado',
  due_on: 'Plazo',
  email: 'Correo',
  erased_at: 'Borrada desde',
  evening_id: 'Mesa',
  event_date: 'Fecha del evento',
  favorite: 'Favorito',
  first_day: 'Desde',
  google_sub: 'Cuenta de Google',
  guests: 'Personas',
  hidden: 'Oculto en el sitio',
  hidden_reason: 'Motivo para ocultarlo',
  included: 'Incluye',
  is_original: 'Texto original',
  kind: 'Tipo',
  last_day: 'Hasta',
  lines: 'Líneas',
  lost_reason: 'Motivo de pérdida',
  refund_least: 'Devolución según los términos (%)',
  refund_note: 'Por qué se devuelve más',
  refund_percent: 'Devolución (%)',
  reopened_at: 'Reabierta desde',
  lost_text: 'Detalle de la pérdida',
  menu: 'Menú',
  menus: 'Menús',
  merged_into_id: 'Unido a',
  message: 'Mensaje',
  minutes: 'Duración en minutos',
  name: 'Nombre',
  next_step: 'Próximo paso',
  next_step_on: 'Día del próximo paso',
  number: 'Número',
  opinion: 'Opinión',
  origin: 'Origen',
  owner_id: 'Responsable',
  person_id: 'Persona',
  phone_number: 'Teléfono',
  position: 'Orden',
  proposal_id: 'Experiencia',
  protected: 'Protegida',
  publication: 'Publicación',
  purpose: 'Para qué sirve',
  quote_request_id: 'Solicitud',
  reason: 'Motivo',
  replaces_id: 'Reemplaza a',
  reply_by: 'Responder por',
  requests: 'Solicitudes',
  restrictions: 'Restricciones de alimentación',
  revoked_at: 'Revocado',
  role: 'Rol',
  score: 'Valoración',
  seed: 'Clave del enlace',
  service: 'Siempre al cotizar',
  session_epoch: 'Sesiones abiertas',
  show_free_saturdays: 'Mostrar sábados libres',
  slug: 'Dirección en el sitio',
  stage: 'Estado',
  starts_at: 'Hora',
  state: 'Estado',
  step: 'Paso',
  subject_id: 'De qué',
  terms_version: 'Versión de las condiciones',
  text: 'Texto',
  today_mail: '«Hoy» por correo',
  token_hash: 'Huella del enlace',
  total: 'Total',
  unconfirmed: 'Falta confirmar con el chef',
  until: 'Sirve hasta',
  utm_campaign: 'Campaña',
  utm_medium: 'Medio de la campaña',
  utm_source: 'Fuente de la campaña',
  valid_until: 'Válida hasta',
  verified: 'Verificado',
  withheld: 'Retenido por datos bloqueados',
  who: 'Autor',
};

/** What a field of a record is called: as in its form, and where no form has it, by a word of its own. */
export function fieldLabel(kind: string, field: string): string {
  const table = TABLES[kind];
  const plain = field.replace(/_id$/, '');
  return (
    OWN[kind]?.[field] ?? table?.[field]?.label ?? table?.[plain]?.label ?? COMMON[field] ?? COMMON[plain] ?? field
  );
}
