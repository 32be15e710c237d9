/** What became of a row somebody acted on: as the server answered it, or gone. */
export type Acted<Row> = ReadonlyMap<number, Row | 'gone'>;

/**
 * The rows to show when the same list was read again: each keeps its place, whatever the order or the filters say now of
 * the one that was acted on, so that a second press at the same spot meets the same row. Where the list holds other rows
 * for any other reason, such as what a colleague does, it is shown as it was read; only what was acted on stays where it is.
 *
 * @param shown rows on the screen
 * @param read what the server answered
 * @param perPage most rows there is room for
 */
export function stableRows<Row extends { id: number }>(
  shown: readonly Row[],
  read: readonly Row[],
  acted: Acted<Row>,
  perPage: number,
): readonly Row[] {
  const now = new Map(read.map((row) => [row.id, row]));
  const before = new Set(shown.map(({ id }) => id));
  const left = shown.filter(({ id }) => !now.has(id));
  const come = read.filter(({ id }) => !before.has(id));
  const explained = left.every(({ id }) => acted.has(id)) && come.length <= left.length;
  if (!explained) return aroundActed(shown, read, acted, perPage);
  const stayed = shown.flatMap((row) => now.get(row.id) ?? rowOf(acted, row));
  return [...stayed, ...come.slice(0, Math.max(0, perPage - stayed.length))];
}

/** The rows that were read, around those that were acted on. */
function aroundActed<Row extends { id: number }>(
  shown: readonly Row[],
  read: readonly Row[],
  acted: Acted<Row>,
  perPage: number,
): readonly Row[] {
  const now = new Map(read.map((row) => [row.id, row]));
  const held = shown.map((row) => (acted.has(row.id) ? (now.get(row.id) ?? rowOf(acted, row)[0]) : undefined));
  if (held.every((row) => row === undefined)) return read;
  const heldIds = new Set(held.map((row) => row?.id));
  const others = read.filter(({ id }) => !heldIds.has(id)).values();
  const placed = held.flatMap((row) => row ?? others.next().value ?? []);
  return [...placed, ...others].slice(0, perPage);
}

/** The rows as they are once somebody has acted on some of them, before the list is read again. */
export function actedRows<Row extends { id: number }>(shown: readonly Row[], acted: Acted<Row>): readonly Row[] {
  return shown.flatMap((row) => rowOf(acted, row));
}

function rowOf<Row extends { id: number }>(acted: Acted<Row>, row: Row): Row[] {
  const now = acted.get(row.id) ?? row;
  return now === 'gone' ? [] : [now];
}
