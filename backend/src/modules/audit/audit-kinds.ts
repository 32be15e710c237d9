/** Kinds of lines by table name, with their Spanish names. Another table appears by its own name. */
export const AUDIT_KINDS = {
  chef: 'Chef',
  proposal: 'Experiencia',
  comment: 'Comentario',
  quote_request: 'Solicitud',
  offer: 'Cotización',
  evening: 'Mesa',
  money_entry: 'Movimiento de dinero',
  money_note: 'Nota de un movimiento',
  payment: 'Pago con tarjeta',
  refund: 'Devolución',
  sale_document: 'Boleta o factura',
  transfer: 'Transferencia anunciada',
  chef_inquiry: 'Consulta al chef',
  held_day: 'Día apartado',
  blocked_range: 'Días bloqueados',
  weekly_block: 'Días de la semana bloqueados',
  company: 'Empresa',
  header: 'Header',
  client_logo: 'Logo',
  form_reference: 'Formulario',
  food_type: 'Tipo de comida',
  city: 'Comuna',
  modality: 'Formato',
  diet: 'Dieta',
  text_version: 'Texto del sitio',
  reply_text: 'Texto de respuesta',
  offer_texts: 'Textos de cotizaciones',
  money_settings: 'Cómo se cobra',
  profile_change: 'Cambio propuesto por el chef',
  kitchen_access: 'Acceso a Mi cocina',
  person: 'Persona',
  session: 'Sesión',
  data_right: 'Derecho sobre datos',
  secret_link: 'Enlace secreto',
  image: 'Imagen',
  job: 'Tarea',
  seeding: 'Primeros datos',
  audit_line: 'Registro',
} as const;
export type AuditKind = keyof typeof AUDIT_KINDS;

/** Kinds whose history only administrators see, as they alone see the records. */
const ADMINISTRATORS: readonly string[] = [
  'person',
  'session',
  'data_right',
  'secret_link',
  'text_version',
  'money_entry',
  'money_note',
  'money_settings',
  'payment',
  'refund',
  'sale_document',
  'transfer',
  'image',
  'job',
  'audit_line',
  'seeding',
];

export const ALL_KINDS = Object.keys(AUDIT_KINDS) as AuditKind[];

/** Kinds whose history both roles see on the record's page. */
export const HISTORY_KINDS = ALL_KINDS.filter((kind) => !ADMINISTRATORS.includes(kind));
