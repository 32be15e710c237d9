/** A day alone is taken as its noon in Chile: the same day in every reading. Today's is not ahead: an evening may be cancelled before noon. */
export function momentOf(day: string): Date {
  const noon = new Date(`${day}T15:00:00Z`);
  const now = new Date();
  return noon > now ? now : noon;
}
