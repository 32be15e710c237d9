import { actedRows, stableRows, type Acted } from './stable-rows';

interface Row {
  id: number;
  name?: string;
}
const rows = (...ids: number[]): Row[] => ids.map((id) => ({ id }));
const ids = (shown: readonly Row[]) => shown.map(({ id }) => id);
const nobody: Acted<Row> = new Map();
const acted = (...entries: [number, Row | 'gone'][]): Acted<Row> => new Map(entries);

test('rows that the server has in another order now stay where they are, with what they hold now', () => {
  const read = [{ id: 3, name: 'Tres' }, ...rows(1, 2)];
  expect(stableRows(rows(1, 2, 3), read, nobody, 12)).toEqual([{ id: 1 }, { id: 2 }, { id: 3, name: 'Tres' }]);
});

test('the one acted on stays where the filters leave it out, as it is now; none takes its place', () => {
  const off = acted([2, { id: 2, name: 'No' }]);
  expect(stableRows(rows(1, 2, 3), rows(1, 3, 4), off, 3)).toEqual([{ id: 1 }, { id: 2, name: 'No' }, { id: 3 }]);
});

test('a deleted one goes, and the next page’s first comes last', () => {
  expect(ids(stableRows(rows(3, 2, 1), rows(1, 3, 4), acted([2, 'gone']), 3))).toEqual([3, 1, 4]);
});

test.each([
  ['a new row', rows(1, 2), rows(9, 1, 2)],
  ['a new row on a full page', rows(1, 2, 3), rows(9, 1, 2)],
  ['a row that somebody else took away', rows(1, 2, 3), rows(3, 1)],
])('%s brings the list as it is now', (_name, shown, read) => {
  expect(stableRows(shown, read, nobody, 3)).toBe(read);
});

test('what was acted on stays where it is, whatever a colleague does with other rows', () => {
  const off = acted([3, { id: 3, name: 'No' }]);
  const shown = rows(1, 2, 3, 4, 5);
  // The filter leaves out what was acted on, and a colleague's row below.
  expect(ids(stableRows(shown, rows(1, 2, 4, 6), off, 5))).toEqual([1, 2, 3, 4, 6]);
  // A new row comes first.
  expect(ids(stableRows(shown, rows(9, 1, 2, 3, 4), off, 5))).toEqual([9, 1, 3, 2, 4]);
  // Rows above it were deleted.
  expect(ids(stableRows(shown, rows(3, 4, 5), off, 5))).toEqual([4, 5, 3]);
  // It was deleted itself, and a colleague's row, too.
  expect(ids(stableRows(shown, rows(1, 2, 5), acted([3, 'gone']), 5))).toEqual([1, 2, 5]);
  // It was deleted and brought back, while a new row came.
  expect(ids(stableRows(rows(1, 2, 4), rows(9, 1, 2, 3, 4), off, 5))).toEqual([9, 1, 2, 3, 4]);
});

test('what was acted on shows at once', () => {
  expect(actedRows(rows(1, 2, 3), acted([1, 'gone'], [3, { id: 3, name: 'Tres' }]))).toEqual([
    { id: 2 },
    { id: 3, name: 'Tres' },
  ]);
});
