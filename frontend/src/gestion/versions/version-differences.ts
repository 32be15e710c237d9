import type { ReactNode } from 'react';

import type { ComparedVersionDto, FieldNoteDto } from '../../api/generated';
import { sameValue, shown } from '../../ui/admin/form/conflict';
import { comparedFields, type RecordFields } from '../../ui/admin/field/record-fields';

/** A field that was something else in a version. */
export interface VersionDifference {
  name: string;
  label: string;
  now: ReactNode;
  then: ReactNode;
  /** What is said of it before it is restored. */
  notes: FieldNoteDto[];
  blocked: boolean;
}

/** The values of a form's fields; what is missing is empty, as in the form. */
function valuesIn<Row>(fields: RecordFields<Row>, kept: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, { empty }]) => [name, kept[name] ?? empty]));
}

/** What a version has otherwise than the stored record, by the fields of the form. */
export function versionDifferences<Row>(
  fields: RecordFields<Row>,
  { values, current, notes }: Pick<ComparedVersionDto, 'values' | 'current' | 'notes'>,
): VersionDifference[] {
  const then = valuesIn(fields, values);
  const now = valuesIn(fields, current);
  return comparedFields(fields)
    .filter(({ name }) => !sameValue(then[name], now[name]))
    .map((field) => {
      const said = notes.filter((note) => note.field === field.name);
      return {
        name: field.name,
        label: field.label,
        now: shown(field, now as never),
        then: shown(field, then as never),
        notes: said,
        blocked: said.some(({ blocks }) => blocks),
      };
    });
}
