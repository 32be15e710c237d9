import { OFFER_STATE_NAMES, TEXT_NAMES } from '../../api/audit-names.generated';
import { FORM_TYPE_NAMES } from '../../api/form-types.generated';
import { QUOTE_KIND_NAMES } from '../../api/page-values.generated';
import { LOST_REASON_NAMES, QUOTE_STATE_NAMES, REPLY_NAMES } from '../../api/quote-names.generated';
import {
  CANCELLER_NAMES,
  COMMENT_ANSWER_NAMES,
  DOCUMENT_NAMES,
  ENTRY_NAMES,
  INQUIRY_ANSWER_NAMES,
  PAYMENT_STATE_NAMES,
  REFUND_STATE_NAMES,
  RIGHT_NAMES,
  TRANSFER_STATE_NAMES,
  WAY_NAMES,
} from '../../api/staff-names.generated';
import { PUBLICATION_LABELS } from '../comments/PublicationTag';
import { STEP_LABELS } from '../personal-data/right-words';

type Names = Readonly<Record<string, string | undefined>>;

const SWITCH: Names = { ACTIVE: 'Activo', DESACTIVADO: 'Desactivado', active: 'Activo', inactive: 'Inactivo' };

/** What a link opens. */
const PURPOSES: Names = {
  chef_inquiry: 'Consulta al chef',
  gift_card: 'Gift card de quien la compró',
  gift_card_holder: 'Gift card de quien la recibe',
  calendar_of_all: 'Calendario de todos los chefs',
  calendar_of_chef: 'Calendario de un chef',
  look_at_chef: 'Vista previa propia de un chef',
  look_at_proposal: 'Vista previa propia de una experiencia',
  offer: 'Cotización',
  opinion: 'Opinión',
  preview_of_chef: 'Vista previa de un chef',
  preview_of_proposal: 'Vista previa de una experiencia',
  request: 'Página de la solicitud',
};

const ACTORS: Names = { client: 'El cliente', person: 'Alguien del equipo', system: 'El sistema' };

/** What chefs answer, and how a question to them ended. */
const INQUIRY: Record<string, Names> = {
  answer: INQUIRY_ANSWER_NAMES,
  ended: {
    chosen: 'Aceptada con este chef',
    other: 'El cliente eligió otra propuesta',
    declined: 'Cotización rechazada',
    expired: 'Cotización vencida',
    lost: 'Solicitud perdida',
    withdrawn: 'Retirada por el equipo',
    replaced: 'Preguntada de nuevo',
  },
};

/** The codes that fields hold, as their screens say them, by the names of the tables in the database. */
const VALUES: Record<string, Record<string, Names | undefined> | undefined> = {
  chef: { state: SWITCH },
  chef_inquiry: INQUIRY,
  profile_change: { state: { waiting: 'En espera', returned: 'Devuelta', taken: 'Publicada' } },
  comment: { publication: PUBLICATION_LABELS, answer_state: COMMENT_ANSWER_NAMES },
  data_right: {
    kind: RIGHT_NAMES,
    step: STEP_LABELS,
    actor: ACTORS,
  },
  diet: {
    kind: {
      halal: 'Halal',
      kosher: 'Kosher',
      sin_gluten: 'Sin gluten',
      sin_lactosa: 'Sin lactosa',
      vegana: 'Vegana',
      vegetariana: 'Vegetariana',
    },
  },
  form_reference: { state: SWITCH, type: FORM_TYPE_NAMES },
  gift_card: {
    origin: { phone: 'Teléfono', web: 'Sitio' },
    state: { anulada: 'Anulada', descartada: 'Sin pagar', por_pagar: 'Por pagar', vigente: 'Vigente' },
  },
  header: { color_text: { white: 'Blanco' } },
  modality: { kind: QUOTE_KIND_NAMES },
  money_entry: {
    actor: ACTORS,
    kind: ENTRY_NAMES,
    way: WAY_NAMES,
  },
  offer: { state: OFFER_STATE_NAMES },
  payment: { state: PAYMENT_STATE_NAMES },
  person: {
    role: { ADMIN: 'Administrador', USER: 'Moderador' },
    state: { ACTIVE: 'Activo', INACTIVE: 'Inactivo', PENDING: 'En espera' },
  },
  evening: { cancelled_by: CANCELLER_NAMES },
  quote_request: {
    kind: QUOTE_KIND_NAMES,
    stage: QUOTE_STATE_NAMES,
    lost_reason: LOST_REASON_NAMES,
    reply_by: REPLY_NAMES,
    origin: { web: 'Sitio', phone: 'Teléfono' },
  },
  refund: {
    state: REFUND_STATE_NAMES,
    way: WAY_NAMES,
  },
  transfer: { state: TRANSFER_STATE_NAMES },
  sale_document: { kind: DOCUMENT_NAMES },
  secret_link: { purpose: PURPOSES },
  text_version: { text: TEXT_NAMES },
};

/** What a field's code is called: 'Perdida'. Undefined where the text is no code of that field. */
export const valueName = (kind: string, field: string, code: string): string | undefined =>
  VALUES[kind]?.[field]?.[code];
