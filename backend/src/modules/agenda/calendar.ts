import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalCalendarData,
  type ICalEventData,
} from 'ical-generator';
import { spanOf } from './evening-time.js';
import type { BlockedRange } from './blocked-range.entity.js';
import type { Evening } from './evening.entity.js';

/** An evening as a calendar gets it; without guests where its reader must not know them. */
export type CalendarEvening = Pick<
  Evening,
  'uid' | 'sequence' | 'day' | 'startsAt' | 'minutes' | 'guests' | 'commune' | 'menu' | 'chefName' | 'updatedAt'
> & {
  readonly cancelledAt: Date | null;
  /** Whether its date waits for a payment. Only feeds say so: they are fetched again. */
  readonly toConfirm?: boolean;
};

/** A blocked range as a calendar gets it. */
export type CalendarBlock = Pick<BlockedRange, 'id' | 'firstDay' | 'lastDay' | 'version' | 'updatedAt'>;

/** The words of an entry. */
interface CalendarWords {
  /** 'Mesa con {chef}' by default. */
  summary?: string;
  /** A link with more details. */
  url?: string;
  /** The commune by default. */
  place?: string;
}

/** A person or office in a calendar. */
export interface CalendarPerson {
  name: string;
  address: string;
}

/** Between whom an entry goes (RFC 5546): published by the organizer, or sent to one attendee. */
export interface CalendarParties {
  organizer: CalendarPerson;
  attendee?: CalendarPerson;
}

const PRODUCT = '//Sobremesa//Agenda//ES';

const DAY = 24 * 60 * 60 * 1_000;

/** How often a calendar should fetch a feed, in seconds. */
const REFRESH = 60 * 60;

/** Longest text of one line in a calendar. */
const LONGEST = 2_000;

/** The text without control characters, which the format cannot carry. The library escapes line ends. */
const plain = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]|[\u2028\u2029]/gu, ' ')
    .slice(0, LONGEST)
    .toWellFormed();

/** An evening as an entry of a calendar. Its moments are in UTC, so no reader needs Chile's clock changes. */
export function eveningEntry(evening: CalendarEvening, words: CalendarWords = {}): ICalEventData {
  const { beginsAt, endsAt } = spanOf(evening);
  const guests = evening.guests === 1 ? '1 persona' : `${evening.guests} personas`;
  const lines = [evening.menu, evening.guests > 0 && guests];
  return {
    id: evening.uid,
    sequence: evening.sequence,
    start: beginsAt,
    end: endsAt,
    stamp: evening.updatedAt,
    lastModified: evening.updatedAt,
    summary: plain(words.summary ?? `Mesa con ${evening.chefName}`),
    description: plain(lines.filter(Boolean).join('\n')),
    location: plain(words.place ?? evening.commune),
    status: statusOf(evening),
    ...(words.url && { url: words.url }),
  };
}

function statusOf({ cancelledAt, toConfirm }: CalendarEvening): ICalEventStatus {
  if (cancelledAt) return ICalEventStatus.CANCELLED;
  return toConfirm ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

/** A blocked range as an entry of whole days. */
export function blockEntry(block: CalendarBlock, summary: string, host: string): ICalEventData {
  return {
    id: `bloqueo-${block.id}@${host}`,
    sequence: block.version - 1,
    start: new Date(block.firstDay),
    // In a calendar the last day is exclusive.
    end: new Date(Date.parse(block.lastDay) + DAY),
    allDay: true,
    stamp: block.updatedAt,
    lastModified: block.updatedAt,
    summary: plain(summary),
    transparency: ICalEventTransparency.OPAQUE,
  };
}

/** The same with its organizer and its attendee, who is notified and not asked. */
function between(entry: ICalEventData, { organizer, attendee }: CalendarParties): ICalEventData {
  return {
    ...entry,
    organizer: mailbox(organizer),
    ...(attendee && {
      attendees: [
        { ...mailbox(attendee), rsvp: false, role: ICalAttendeeRole.REQ, status: ICalAttendeeStatus.ACCEPTED },
      ],
    }),
  };
}

/** A nameless reader is named by the address. */
const mailbox = ({ name, address }: CalendarPerson) => ({ name: plain(name || address), email: address });

/** An evening as a file for a calendar, with its method. */
interface EveningCalendar {
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  content: string;
}

/**
 * An evening as a calendar file. To an attendee it is a REQUEST or, once the evening is cancelled, a CANCEL (RFC 5546):
 * programs then move or remove the entry with the same UID, if the SEQUENCE is higher. To be fetched it is published.
 */
export function eveningCalendar(
  evening: CalendarEvening,
  parties: CalendarParties,
  words: CalendarWords = {},
): EveningCalendar {
  const sent = evening.cancelledAt ? 'CANCEL' : 'REQUEST';
  const method = parties.attendee ? sent : 'PUBLISH';
  const events = [between(eveningEntry(evening, words), parties)];
  return { method, content: fileOf({ method: ICalCalendarMethod[method], events }) };
}

/** All entries of a feed. */
export const feedCalendar = (name: string, organizer: CalendarPerson, events: ICalEventData[]): string =>
  fileOf({ name: plain(name), ttl: REFRESH, events: events.map((entry) => between(entry, { organizer })) });

/** The library ends every line as RFC 5545 (3.1) requires, except the last. */
const fileOf = (data: ICalCalendarData): string =>
  `${ical({ prodId: PRODUCT, method: ICalCalendarMethod.PUBLISH, ...data }).toString()}\r\n`;
