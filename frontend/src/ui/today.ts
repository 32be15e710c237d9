/** The current day in Chile, wherever the person is: '2026-12-12'. */
export const todayInChile = (now = new Date()): string =>
  now.toLocaleDateString('en-CA', { timeZone: 'America/Santiago' });
