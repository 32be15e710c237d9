import type { AuditLineDto } from '../../api/generated';
import { AUDIT_ACTION_NAMES, AUDIT_KIND_NAMES } from '../../api/audit-names.generated';
import { inChile } from '../../ui/chile-time';
import { dayText } from '../../ui/days';
import { clp } from '../../ui/format';
import { fieldLabel } from './record-labels';
import { valueName } from './record-values';

/** A moment to the second: '22 nov 2026, 16:05:09'. */
export const momentText = inChile({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

const KINDS: Record<string, string | undefined> = AUDIT_KIND_NAMES;

export const kindText = (kind: string): string => KINDS[kind] ?? kind;

/** What was done: 'Cambio', 'Inicio de sesión'. */
export const actionText = ({ action }: Pick<AuditLineDto, 'action'>): string => AUDIT_ACTION_NAMES[action];

/** Who did it, by the name of that moment. */
export function actorText({ actor, actor_name: name }: Pick<AuditLineDto, 'actor' | 'actor_name'>): string {
  if (actor === 'person') return name ?? 'Una persona';
  if (actor === 'chef') return `Chef: ${name ?? ''}`;
  if (actor === 'client') return 'Cliente o visita';
  return actor === 'system' ? `Sistema: ${name ?? 'Sobremesa'}` : `Base de datos: ${name ?? ''}`;
}

/** Why sign-ins were refused, by the server's word for it. */
const REFUSALS: Record<string, string | undefined> = {
  invalid_credential: 'Credencial no válida',
  unknown_person: 'Cuenta sin acceso',
  inactive_person: 'Cuenta desactivada',
  other_account: 'Otra cuenta de Google',
  unverified_email: 'Correo sin verificar',
};

/** What the record was called: 'Ana María Pérez', 'Privacidad'. */
export function recordName({ action, kind, record_name: name }: AuditLineDto): string | null {
  if (name === null) return null;
  const known = action === 'refuse_sign_in' ? REFUSALS[name] : valueName(kind, 'text', name);
  return known ?? name;
}

/** What it was done to: 'Chef: Ana María Pérez', 'Solicitud 12'. */
export function recordText(line: AuditLineDto): string {
  const { action, kind, record_id: id } = line;
  const name = recordName(line);
  if (action === 'refuse_sign_in') return name ?? 'Rechazado';
  if (name) return `${kindText(kind)}: ${name}`;
  return id === null ? kindText(kind) : `${kindText(kind)} ${id}`;
}

/** The fields that changed, by their names. */
export const fieldsText = ({ kind, changes }: AuditLineDto): string =>
  changes.map(({ field }) => fieldLabel(kind, field)).join(', ');

/** One side of all changes, for a file: 'Precio por persona: $45.000; Estado: Activo'. */
export const sidesText = ({ kind, changes }: AuditLineDto, side: 'was' | 'now'): string =>
  changes
    .map((change) => {
      const text = change.hidden ? 'cambiado' : sideText(kind, change.field, change[side]);
      return `${fieldLabel(kind, change.field)}: ${text}`;
    })
    .join('; ');

const YES_OR_NO: Record<string, string | undefined> = { true: 'Sí', false: 'No' };

/** A moment as the database writes it. */
const IS_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:/;

/** A day as the database writes it. */
const IS_DAY = /^\d{4}-\d\d-\d\d$/;

/** Fields with whole CLP. */
const AMOUNTS: readonly string[] = ['amount', 'budget_per_person', 'pay', 'price_per_person', 'total', 'unit_price'];

/** The number of a record whose name is not known: it is gone, or has none. */
const isNumberOf = (field: string, text: string) => field.endsWith('_id') && /^\d+$/.test(text);

function valueText(kind: string, field: string, text: string): string {
  if (IS_MOMENT.test(text)) return momentText(text);
  if (IS_DAY.test(text)) return dayText(text);
  if (AMOUNTS.includes(field) && /^-?\d+$/.test(text)) return clp(Number(text));
  return isNumberOf(field, text) ? `N.º ${text}` : (valueName(kind, field, text) ?? YES_OR_NO[text] ?? text);
}

/** A side of a change as people read it. */
export const sideText = (kind: string, field: string, texts: readonly string[] | null): string =>
  texts === null ? 'Vacío' : texts.map((text) => valueText(kind, field, text)).join(', ');
