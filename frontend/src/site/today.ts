/** The current day in Chile, as 'YYYY-MM-DD'. */
export function todayInChile(now = new Date()): string {
  return now.toLocaleDateString('en-CA', { timeZone: 'America/Santiago' });
}
