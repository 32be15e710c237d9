import { AUDIT_KIND_NAMES } from '../../api/audit-names.generated';
import { LOGGED_FIELDS } from '../../api/logged-fields.generated';
import { fieldLabel } from './record-labels';
import { valueName } from './record-values';

const KINDS = Object.entries(LOGGED_FIELDS);
const FIELDS = KINDS.flatMap(([kind, fields]) =>
  Object.entries(fields).map(([field, codes]) => ({ kind, field, codes })),
);

it('every kind of record that a line can be about is called something', () => {
  expect(KINDS.map(([kind]) => kind).filter((kind) => !(kind in AUDIT_KIND_NAMES))).toEqual([]);
});

it('every field that a line can name has a Spanish word, and no two of a record have the same', () => {
  expect(FIELDS.filter(({ kind, field }) => fieldLabel(kind, field) === field)).toEqual([]);
  expect(fieldLabel('session', 'count')).toBe('Cuántos');
  for (const [kind, fields] of KINDS) {
    const labels = Object.keys(fields).map((field) => fieldLabel(kind, field));
    expect({ kind, twice: labels.filter((label, at) => labels.indexOf(label) < at) }).toEqual({ kind, twice: [] });
  }
});

it('every code that a field can hold has a Spanish word', () => {
  const unnamed = FIELDS.flatMap(({ kind, field, codes }) =>
    codes.filter((code) => valueName(kind, field, code) === undefined).map((code) => `${kind}.${field}: ${code}`),
  );
  expect(unnamed).toEqual([]);
});
