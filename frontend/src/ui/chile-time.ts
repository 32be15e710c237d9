/**
 * How moments of the API are shown: by the clock of Chile, wherever the browser is. Days, deadlines and
 * evenings are Chile's, so a moment stands on the same day in a filter, in a list and in an exported file.
 */
export function inChile(
  options: Intl.DateTimeFormatOptions,
  language = 'es-CL',
): (moment: string | number | Date) => string {
  const format = new Intl.DateTimeFormat(language, { hourCycle: 'h23', ...options, timeZone: 'America/Santiago' });
  return (moment) => format.format(new Date(moment));
}
