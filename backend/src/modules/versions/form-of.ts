import { getMetadataStorage } from 'class-validator';
import type { KeptKind, KeptRow } from './kept-kind.js';

/** Fields of forms that say which record is meant, not what it is. */
const NEVER = ['version', 'id', 'creation_key'];

/** What a version holds: the fields of a form. Of pictures it has the ids. */
export type KeptForm = Record<string, unknown>;

type Fields = Pick<KeptKind, 'form' | 'without'>;

/** The fields of kinds that were asked for: looking through all checks takes longer than the rest of a version. */
const fields = new WeakMap<Fields, string[]>();

/** The fields that versions of a kind hold: all that its form checks, new ones included. */
export function fieldsOf(kind: Fields): string[] {
  const known = fields.get(kind);
  if (known) return known;
  const checks = getMetadataStorage().getTargetValidationMetadatas(kind.form, '', false, false);
  const without = [...NEVER, ...(kind.without ?? [])];
  const checked = [...new Set(checks.map(({ propertyName }) => propertyName))].filter(
    (name) => !without.includes(name),
  );
  fields.set(kind, checked);
  return checked;
}

/** What the form of a stored record would send. */
export function formOf(kind: KeptKind, row: KeptRow): KeptForm {
  const values = { ...row, ...kind.differently?.(row) } as KeptForm;
  return Object.fromEntries(fieldsOf(kind).map((name) => [name, asSent(values[name])]));
}

export const picturesOf = (form: KeptForm): number[] => [
  ...new Set(Object.values(form).flatMap((value) => [value].flat().flatMap((one) => (isPictureId(one) ? one.id : [])))),
];

/** A version's values with something else in the place of each picture. A picture that does not exist is left out. */
export function withPictures(form: KeptForm, pictures: ReadonlyMap<number, object>): KeptForm {
  const put = (value: unknown): unknown => (isPictureId(value) ? (pictures.get(value.id) ?? null) : value);
  const filled = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(put).filter((one) => one !== null) : put(value);
  return Object.fromEntries(Object.entries(form).map(([name, value]) => [name, filled(value)]));
}

/** A picture in a version: a form holds nothing else with an id alone. */
export const isPictureId = (value: unknown): value is { id: number } =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 1 && 'id' in value;

function asSent(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asSent);
  if (typeof value === 'object' && value !== null && 'variants' in value && 'id' in value) return { id: value.id };
  return value ?? null;
}
