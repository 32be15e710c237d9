import ICAL from 'ical.js';

/** The one entry of a calendar file, read by another program than the one that wrote it. */
export function entryOf(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const [entry, second] = calendar.getAllSubcomponents('vevent');
  if (!entry || second) throw new Error('The file has none or several entries.');
  return {
    method: calendar.getFirstPropertyValue('method'),
    status: entry.getFirstPropertyValue('status'),
    event: new ICAL.Event(entry),
  };
}
