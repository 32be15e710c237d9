/** The moment of an entry that has only a day: noon in Chile, or now if that is earlier, as an evening may be cancelled today. */
export function momentOf(day: string): Date {
  const noon = new Date(`${day}T15:00:00Z`);
  const now = new Date();
  return noon > now ? now : noon;
}
