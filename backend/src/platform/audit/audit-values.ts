/** What was done: to a record, by somebody who signs in, or by the product itself. */
export const AUDIT_ACTIONS = {
  create: 'Creación',
  update: 'Cambio',
  delete: 'Eliminación',
  empty: 'Vaciado',
  sign_in: 'Inicio de sesión',
  sign_out: 'Cierre de sesión',
  refuse_sign_in: 'Ingresos rechazados',
  export: 'Exportación',
  forget: 'Limpieza del registro',
  fill: 'Primeros datos',
  restore: 'Restauración',
  upload: 'Subida',
  send_again: 'Reenvío',
  retry: 'Reintento',
  discard: 'Descarte',
} as const;
export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** Who did it: a member of staff, a chef, a client or visitor, the product by itself, or somebody in the database. */
export const AUDIT_ACTORS = ['person', 'chef', 'client', 'system', 'database'] as const;
export type AuditActor = (typeof AUDIT_ACTORS)[number];

/** A field's values before and after; or only that it changed, for what is personal or secret. */
export type AuditChanges = Record<string, [unknown, unknown] | true>;
