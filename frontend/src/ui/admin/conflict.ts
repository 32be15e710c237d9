import type { ReactNode } from 'react';

/** One record in three states: as the form was opened with it, as it is written here, and as another person saved it. */
export interface Versions<Values> {
  base: Values;
  mine: Values;
  theirs: Values;
}

/** A field as the comparison names and shows it. */
export interface ComparedField<Values> {
  name: keyof Values & string;
  label: string;
  /** How its value is shown; texts, numbers and lists of texts need none. */
  show?: (values: Values) => ReactNode;
}

export type Side = 'mine' | 'theirs';

/** Which side was chosen, by the key of the difference. */
export type Choices = Record<string, Side>;

/** Something another person changed, beside what is written here. */
export interface Difference {
  key: string;
  label: string;
  mine: ReactNode;
  theirs: ReactNode;
  /** Chosen to begin with: what is written here where both changed it, what they saved where only they did. */
  suggested: Side;
}

/** How two people's changes of one record are compared and put together. */
export interface Comparison<Values> {
  differences: (versions: Versions<Values>) => Difference[];
  merge: (versions: Versions<Values>, choices: Choices) => Values;
}

/** Compares a record field by field. */
export const fieldByField = <Values extends object>(fields: ComparedField<Values>[]): Comparison<Values> => ({
  differences: (versions) => differencesOf(fields, versions),
  merge: mergeFields,
});

const NOTHING = 'Vacío';

/** Whether two values of a field mean the same: empty is empty, and the order of chosen names is of no account. */
export function sameValue(left: unknown, right: unknown): boolean {
  return comparable(left) === comparable(right);
}

function comparable(value: unknown): string {
  const isChoice = Array.isArray(value) && value.every((one) => typeof one !== 'object');
  return JSON.stringify(isChoice ? value.map(String).sort() : (value ?? ''));
}

/** What another person changed and is not the same here; nothing to ask when it is empty. */
export function differencesOf<Values>(fields: ComparedField<Values>[], versions: Versions<Values>): Difference[] {
  const { base, mine, theirs } = versions;
  return fields
    .filter(({ name }) => !sameValue(base[name], theirs[name]) && !sameValue(mine[name], theirs[name]))
    .map((field) => ({
      key: field.name,
      label: field.label,
      mine: shown(field, mine),
      theirs: shown(field, theirs),
      suggested: sameValue(base[field.name], mine[field.name]) ? 'theirs' : 'mine',
    }));
}

/** The record with every choice made: what only one side changed is kept, what was chosen is taken. */
export function mergeFields<Values extends object>({ base, mine, theirs }: Versions<Values>, choices: Choices): Values {
  const merged = { ...mine };
  for (const name of Object.keys(theirs) as (keyof Values & string)[]) {
    const onlyTheirs = sameValue(base[name], mine[name]);
    const side = sameValue(base[name], theirs[name]) ? 'mine' : (choices[name] ?? (onlyTheirs ? 'theirs' : 'mine'));
    if (side === 'theirs') merged[name] = theirs[name];
  }
  return merged;
}

/** A field's value in words or pictures; `nothing` where it is empty and has no way of its own to say so. */
export function shown<Values>({ name, show }: ComparedField<Values>, values: Values, nothing = NOTHING): ReactNode {
  const value: unknown = values[name];
  if (Array.isArray(value) && value.length === 0) return nothing;
  if (show) return show(values);
  const texts = [value].flat().filter((one) => typeof one === 'string' || typeof one === 'number');
  return texts.join(', ') || nothing;
}
