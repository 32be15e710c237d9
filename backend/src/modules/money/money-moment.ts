/** The moment of an entry of which only the day is known: noon in Chile, but not later than now, as an evening may be cancelled today. */
export function momentOf(day: string): Date {
  const noon = new Date(`${day}T15:00:00Z`);
  const now = new Date();
  return noon > now ? now : noon;
}
