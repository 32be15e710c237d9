/** The numbers of the uploads by the ids of their pictures. A smaller number was chosen earlier. */
export type ChosenOrder = ReadonlyMap<number, number>;

/**
 * Where the picture of an upload belongs, while it is on its way and when it is there: before the first one that was
 * chosen after it, else at the end.
 */
export function placeOf(upload: number, pictures: readonly { id: number }[], order: ChosenOrder): number {
  const later = pictures.findIndex(({ id }) => (order.get(id) ?? 0) > upload);
  return later < 0 ? pictures.length : later;
}
