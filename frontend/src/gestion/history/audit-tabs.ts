/** Registro: what happened, and what was deleted and can come back. */
export const AUDIT_TABS = [
  { path: '/gestion/registro', title: 'Cambios' },
  { path: '/gestion/registro/eliminados', title: 'Eliminados' },
] as const;
