import type { ReactNode } from 'react';

/**
 * Three versions of a record: the one with which the form was opened, the one in the form, and the one that another
 * person saved.
 */
export interface Versions<Values> {
  base: Values;
  mine: Values;
  theirs: Values;
}

/** A field with the label and presentation for the comparison. */
export interface ComparedField<Values> {
  name: keyof Values & string;
  label: string;
  /** How its value is shown. Texts, numbers and lists of texts need none. */
  show?: (values: Values) => ReactNode;
}

export type Side = 'mine' | 'theirs';

/** The chosen side of each difference, by key. */
export type Choices = Record<string, Side>;

/** What both have changed: the other person's value, beside the one in the form. */
export interface Difference {
  key: string;
  label: string;
  mine: ReactNode;
  theirs: ReactNode;
  /** The initial choice, with which least is lost. */
  suggested: Side;
}

/** How two people's changes of one record are compared and put together. */
export interface Comparison<Values> {
  differences: (versions: Versions<Values>) => Difference[];
  merge: (versions: Versions<Values>, choices: Choices) => Values;
}

export const fieldByField = <Values extends object>(fields: ComparedField<Values>[]): Comparison<Values> => ({
  differences: (versions) => differencesOf(fields, versions),
  merge: mergeFields,
});

const NOTHING = 'Vacío';

/**
 * Whether two values of a field mean the same: all empty values are equal, and the order of chosen names does not
 * matter.
 */
export function sameValue(left: unknown, right: unknown): boolean {
  return comparable(left) === comparable(right);
}

function comparable(value: unknown): string {
  const isChoice = Array.isArray(value) && value.every((one) => typeof one !== 'object');
  return JSON.stringify(isChoice ? value.map(String).sort() : (value ?? ''));
}

/** Whether a field was changed on both sides, each to something else. What one side alone has changed is no question. */
function bothChanged<Values>({ base, mine, theirs }: Versions<Values>, name: keyof Values): boolean {
  return [mine, theirs].every((side) => !sameValue(base[name], side[name])) && !sameValue(mine[name], theirs[name]);
}

/** What both have changed. When it is empty, there is nothing to ask. */
export function differencesOf<Values>(fields: ComparedField<Values>[], versions: Versions<Values>): Difference[] {
  return fields
    .filter(({ name }) => bothChanged(versions, name))
    .map((field) => ({
      key: field.name,
      label: field.label,
      mine: shown(field, versions.mine),
      theirs: shown(field, versions.theirs),
      suggested: 'mine',
    }));
}

/** The record after every choice: what one side alone has changed is kept, and for each difference the chosen side. */
export function mergeFields<Values extends object>(versions: Versions<Values>, choices: Choices): Values {
  const { base, mine, theirs } = versions;
  const merged = { ...mine };
  for (const name of Object.keys(theirs) as (keyof Values & string)[]) {
    const isTheirs = bothChanged(versions, name) ? choices[name] === 'theirs' : sameValue(base[name], mine[name]);
    if (isTheirs) merged[name] = theirs[name];
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
