import { describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import { blockEntry, eveningCalendar, feedCalendar, type CalendarEvening } from './calendar.js';

const EVENING: CalendarEvening = {
  uid: '3f0c8a52-7d1e-4a6b-9c55-0b9d2f6e8a11',
  sequence: 2,
  day: '2027-01-16',
  startsAt: '20:30',
  minutes: 240,
  guests: 8,
  commune: 'Ñuñoa',
  menu: 'Cuatro tiempos; del mar, con postre\\',
  chefName: 'Camila Soto',
  updatedAt: new Date('2026-12-01T12:00:00Z'),
  cancelledAt: null,
};

const ORGANIZER = { name: 'Sobremesa', address: 'hola@sobremesa.example' };
const CAMILA = { name: 'Camila', address: 'camila@correo.example' };
/** As it is fetched: published. */
const published = (evening: CalendarEvening, words: Parameters<typeof eveningCalendar>[2] = {}): string =>
  eveningCalendar(evening, { organizer: ORGANIZER }, words).content;
const feed = (name: string, entries: Parameters<typeof feedCalendar>[2]): string =>
  feedCalendar(name, ORGANIZER, entries);

/** Parsed by another library than the one that wrote it. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const entries = calendar.getAllSubcomponents('vevent').map((one) => ({ one, event: new ICAL.Event(one) }));
  return { calendar, entries, first: entries[0] as (typeof entries)[number] };
}
const moments = (text: string): string[] => {
  const { event } = read(text).first;
  return [event.startDate, event.endDate].map((time) => time.toJSDate().toISOString());
};

it('ends every line as the format wants it, the last one too', () => {
  for (const text of [published(EVENING), feed('Agenda', [])]) expect(text).toMatch(/^([^\r\n]+\r\n)+$/);
});

describe('the file of an evening', () => {
  it('is a published calendar with one entry, which another program reads as it was meant', () => {
    const text = published(EVENING, { url: 'https://sobremesa.example/x' });
    const { calendar, entries, first } = read(text);
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(String(calendar.getFirstPropertyValue('prodid'))).toMatch(/^-\/\/Sobremesa/);
    expect(entries).toHaveLength(1);
    expect(first.event).toMatchObject({
      uid: EVENING.uid,
      sequence: 2,
      summary: 'Mesa con Camila Soto',
      location: 'Ñuñoa',
      description: 'Cuatro tiempos; del mar, con postre\\\n8 personas',
    });
    expect(first.one.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(first.one.getFirstPropertyValue('url')).toBe('https://sobremesa.example/x');
    expect(moments(text)).toEqual(['2027-01-16T23:30:00.000Z', '2027-01-17T03:30:00.000Z']);
  });

  it('is for one person where it is', () => {
    expect(read(published({ ...EVENING, guests: 1 })).first.event.description).toMatch(/\n1 persona$/);
  });

  it('keeps to the format: lines end with CRLF and have 75 bytes at most, and times are in UTC', () => {
    const text = published({ ...EVENING, menu: 'Ñandú, açaí y 🍤 '.repeat(30) });
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text).toMatch(/^DTSTART:20270116T233000Z\r$/m);
    expect(text).toMatch(/^DTSTAMP:20261201T120000Z\r$/m);
    expect(read(text).first.event.description).toContain('Ñandú, açaí y 🍤 '.repeat(30).trim());
  });

  it.each([
    ['that goes on past midnight', '2027-01-16', '22:00', 300, '2027-01-17T01:00', '2027-01-17T06:00'],
    ['while clocks go forward', '2027-09-04', '20:00', 360, '2027-09-05T00:00', '2027-09-05T06:00'],
    ['while clocks go back', '2027-04-03', '20:00', 360, '2027-04-03T23:00', '2027-04-04T05:00'],
  ])('has the moments of one %s', (_name, day, startsAt, minutes, begins, ends) => {
    expect(moments(published({ ...EVENING, day, startsAt, minutes }))).toEqual([
      `${begins}:00.000Z`,
      `${ends}:00.000Z`,
    ]);
  });

  it('says how many eat where nobody wrote a menu, and nothing longer than 2,000 characters', () => {
    expect(read(published({ ...EVENING, menu: '' })).first.event.description).toBe('8 personas');
    expect(read(published({ ...EVENING, menu: 'x'.repeat(2_001) })).first.event.description).toHaveLength(2_000);
  });

  it('says when it was changed, and no address where there is none', () => {
    const { one } = read(published(EVENING)).first;
    expect(String(one.getFirstPropertyValue('last-modified'))).toBe('2026-12-01T12:00:00Z');
    expect(one.getFirstPropertyValue('url')).toBeNull();
  });

  it('keeps lines apart however they end, and has a blank instead of what nobody sees', () => {
    const menu = 'uno\r\ndos\rtres\ncuatro\u0007cinco';
    expect(read(published({ ...EVENING, menu })).first.event.description).toBe(
      'uno\ndos\ntres\ncuatro cinco\n8 personas',
    );
  });

  it.each([
    ['REQUEST', 'CONFIRMED', null],
    ['CANCEL', 'CANCELLED', new Date()],
  ])('is a %s to an attendee, who is told and not asked (RFC 5546)', (method, status, cancelledAt) => {
    const parties = { organizer: ORGANIZER, attendee: CAMILA };
    const sent = eveningCalendar({ ...EVENING, sequence: 3, cancelledAt }, parties);
    const { calendar, first } = read(sent.content);
    expect([sent.method, calendar.getFirstPropertyValue('method')]).toEqual([method, method]);
    expect(first.event).toMatchObject({ uid: EVENING.uid, sequence: 3 });
    expect(first.one.getFirstPropertyValue('status')).toBe(status);
    expect(first.one.getFirstPropertyValue('organizer')).toBe('mailto:hola@sobremesa.example');
    const [attendee, ...others] = first.one.getAllProperties('attendee');
    expect(String(attendee?.getFirstValue()).toLowerCase()).toBe('mailto:camila@correo.example');
    expect(attendee?.getParameter('rsvp')).toBe('FALSE');
    expect(others).toEqual([]);
  });

  it('names nobody whose name is not known, and is for nobody where it is fetched', () => {
    const { content } = eveningCalendar(EVENING, { organizer: ORGANIZER, attendee: { ...CAMILA, name: '' } });
    expect(read(content).first.one.getFirstProperty('attendee')?.getParameter('cn')).toBe('camila@correo.example');
    const { one } = read(published(EVENING)).first;
    expect(one.getAllProperties('attendee')).toEqual([]);
    expect(one.getFirstPropertyValue('organizer')).toBe('mailto:hola@sobremesa.example');
  });

  it.each([
    ['a line of its own', 'Ana\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:otro'],
    ['lines by half', 'Ana\nATTENDEE:mailto:x@y.z\rORGANIZER:mailto:x@y.z'],
    ['other breaks of lines', 'Ana\u2028ATTENDEE:x\u2029ORGANIZER:x\u0085URL:x\u000bURL:x\u000cURL:x'],
    ['control characters', 'Ana\u0000\u0007\u001b[31m\u007f'],
    ['signs of the format', '\\;,:"^\\n\\N;X-A="B"'],
    ['a folded line', `${'x'.repeat(72)}\r\n URL:https://malo.example`],
    ['half a character', 'Ana \ud83c y \udf64'],
  ])('is not broken out of by %s', (_name, hostile) => {
    const text = published(
      { ...EVENING, menu: hostile, commune: hostile, chefName: hostile },
      { summary: hostile, place: hostile },
    );
    const { calendar, entries, first } = read(text);
    expect(entries).toHaveLength(1);
    expect(calendar.getAllProperties().map(({ name }) => name)).toEqual(['version', 'prodid', 'method']);
    const names = first.one.getAllProperties().map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['uid', 'summary', 'location', 'description']));
    for (const name of ['attendee', 'url', 'x-a']) expect(names).not.toContain(name);
    for (const name of ['uid', 'organizer']) expect(names.filter((one) => one === name)).toHaveLength(1);
    // oxlint-disable-next-line no-control-regex -- they must not be there
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/);
    expect(first.event.summary.replaceAll(/\s/g, '')).toContain(hostile.includes('Ana') ? 'Ana' : hostile.slice(0, 3));
  });
});

describe('a feed', () => {
  it('has blocked ranges as whole days, the last of them included', () => {
    const block = { id: 4, firstDay: '2027-02-01', lastDay: '2027-02-03', version: 3, updatedAt: new Date(0) };
    const { calendar, first } = read(feed('Agenda de Camila', [blockEntry(block, 'Bloqueado', 'sobremesa.example')]));
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Agenda de Camila');
    expect(first.event).toMatchObject({ uid: 'bloqueo-4@sobremesa.example', sequence: 2, summary: 'Bloqueado' });
    expect(first.event.startDate.isDate).toBe(true);
    expect([first.event.startDate.toString(), first.event.endDate.toString()]).toEqual(['2027-02-01', '2027-02-04']);
    const said = ['transp', 'dtstamp', 'last-modified'].map((name) => String(first.one.getFirstPropertyValue(name)));
    expect(said).toEqual(['OPAQUE', '1970-01-01T00:00:00Z', '1970-01-01T00:00:00Z']);
  });

  it('is a calendar also where it has no entries', () => {
    const { calendar, entries } = read(feed('Agenda', []));
    expect(entries).toEqual([]);
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  });
});
