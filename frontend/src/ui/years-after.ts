/** The same day ('2026-12-12') so many years later, or the one before it where that year has none. */
export function yearsAfter(day: string, years: number): string {
  const later = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
  return years % 4 === 0 ? later : later.replace('-02-29', '-02-28');
}

/** What the API says of a day that lies too far ahead. */
export const farSentence = (years: number): string =>
  years === 0 ? 'Elige una fecha hasta hoy.' : 'Elige una fecha dentro de los próximos tres años.';
