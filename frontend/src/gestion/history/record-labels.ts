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

/** What no form edits, or is called the same wherever it stands. */
const COMMON: Record<string, string | undefined> = {
  accepted_name: 'Aceptada por',
  activity: 'Seguimiento',
  address: 'Dirección',
  blocked_at: 'Bloqueada desde',
  budget_per_person: 'Presupuesto por persona',
  by_hand: 'Anotada a mano',
  cancelled_at: 'Cancelada',
  chef_id: 'Chef (número)',
  chef_name: 'Nombre',
  choices: 'Chefs elegidos',
  city_id: 'Comuna (número)',
  client_first_name: 'Nombre del cliente',
  client_name: 'Nombre del cliente',
  commune: 'Comuna',
  conditions: 'Condiciones',
  consented_at: 'Consentimiento',
  consent_purpose: 'Finalidad del consentimiento',
  consent_version: 'Versión del consentimiento',
  count: 'Cuántos',
  day: 'Día',
  decline_reason: 'Motivo del rechazo',
  dish_name: 'Nombre',
  due_on: 'Plazo',
  email: 'Correo',
  erased_at: 'Borrada desde',
  event_date: 'Fecha del evento',
  favorite: 'Favorito',
  first_day: 'Desde',
  google_sub: 'Cuenta de Google',
  guests: 'Personas',
  hidden: 'Oculto en el sitio',
  hidden_reason: 'Motivo para ocultarlo',
  included: 'Incluye',
  kind: 'Tipo',
  last_day: 'Hasta',
  lines: 'Líneas',
  lost_reason: 'Motivo de pérdida',
  lost_text: 'Detalle de la pérdida',
  menu: 'Menú',
  menus: 'Menús',
  merged_into_id: 'Unido a (número)',
  message: 'Mensaje',
  minutes: 'Duración en minutos',
  name: 'Nombre',
  next_step: 'Próximo paso',
  next_step_on: 'Día del próximo paso',
  number: 'Número',
  opinion: 'Opinión',
  origin: 'Origen',
  owner_id: 'Responsable (número)',
  phone_number: 'Teléfono',
  position: 'Orden',
  proposal_id: 'Experiencia (número)',
  protected: 'Protegida',
  publication: 'Publicación',
  purpose: 'Para qué sirve',
  reason: 'Motivo',
  reply_by: 'Responder por',
  requests: 'Solicitudes',
  restrictions: 'Restricciones de alimentación',
  role: 'Rol',
  score: 'Valoración',
  seed: 'Clave del enlace',
  service: 'Siempre al cotizar',
  session_epoch: 'Sesiones abiertas',
  show_free_saturdays: 'Mostrar sábados libres',
  slug: 'Dirección en el sitio',
  stage: 'Etapa',
  starts_at: 'Hora',
  state: 'Estado',
  step: 'Paso',
  subject_id: 'De qué (número)',
  text: 'Texto',
  token_hash: 'Huella del enlace',
  total: 'Total',
  until: 'Sirve hasta',
  valid_until: 'Válida hasta',
  verified: 'Verificado',
};

/** What a field of a record is called: as in its form, and where no form has it, by a word of its own. */
export function fieldLabel(kind: string, field: string): string {
  const table = TABLES[kind];
  const plain = field.replace(/_id$/, '');
  return table?.[field]?.label ?? table?.[plain]?.label ?? COMMON[field] ?? COMMON[plain] ?? field;
}
