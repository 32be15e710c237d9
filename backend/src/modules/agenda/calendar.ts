import ical, {
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalCalendarData,
  type ICalEventData,
} from 'ical-generator';
import { spanOf } from './evening-time.js';
import type { BlockedRange } from './blocked-range.entity.js';
import type { Evening } from './evening.entity.js';

/** What a calendar is told of an evening. */
export type CalendarEvening = Pick<
  Evening,
  'uid' | 'sequence' | 'day' | 'startsAt' | 'minutes' | 'guests' | 'commune' | 'menu' | 'chefName' | 'updatedAt'
> & { readonly cancelledAt: Date | null };

/** What a calendar is told of a blocked range. */
export type CalendarBlock = Pick<BlockedRange, 'id' | 'firstDay' | 'lastDay' | 'version' | 'updatedAt'>;

/** In which words an entry stands in a calendar. */
export interface CalendarWords {
  /** By default 'Mesa con {chef}'. */
  summary?: string;
  /** Lines after what is eaten by how many. */
  more?: readonly string[];
  /** Where whoever reads it finds out more. */
  url?: string;
  /** By default the commune. */
  place?: string;
}

const PRODUCT = '//Sobremesa//Agenda//ES';

const DAY = 24 * 60 * 60 * 1_000;

/** How often a calendar should ask for a feed again, in seconds. */
const REFRESH = 60 * 60;

/** Longest text of one line in a calendar; what is longer helps nobody. */
const LONGEST = 2_000;

/** The text without control characters, which the format cannot carry. What would end a line is escaped by the library. */
const plain = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]|[\u2028\u2029]/gu, ' ')
    .slice(0, LONGEST)
    .toWellFormed();

/** An evening as an entry of a calendar. Its moments are in UTC, so that no reader has to know Chile's clock changes. */
export function eveningEntry(evening: CalendarEvening, words: CalendarWords = {}): ICalEventData {
  const { beginsAt, endsAt } = spanOf(evening);
  const guests = evening.guests === 1 ? '1 persona' : `${evening.guests} personas`;
  const lines = [evening.menu, guests, ...(words.more ?? [])];
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
    status: evening.cancelledAt ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(words.url && { url: words.url }),
  };
}

/** A blocked range as an entry of whole days. */
export function blockEntry(block: CalendarBlock, summary: string, host: string): ICalEventData {
  return {
    id: `bloqueo-${block.id}@${host}`,
    sequence: block.version - 1,
    start: new Date(block.firstDay),
    // A calendar's last day is the one after it.
    end: new Date(Date.parse(block.lastDay) + DAY),
    allDay: true,
    stamp: block.updatedAt,
    lastModified: block.updatedAt,
    summary: plain(summary),
    transparency: ICalEventTransparency.OPAQUE,
  };
}

/**
 * An evening as a file that calendars take over (RFC 5545). Sent again after it was moved or cancelled, it replaces what
 * they have: the same UID, and a higher SEQUENCE.
 */
export function eveningCalendar(evening: CalendarEvening, words: CalendarWords = {}): string {
  return fileOf({ events: [eveningEntry(evening, words)] });
}

/** All entries of a calendar that people subscribe to. */
export const feedCalendar = (name: string, events: ICalEventData[]): string =>
  fileOf({ name: plain(name), ttl: REFRESH, events });

/** The library ends every line as the format wants it (RFC 5545, 3.1), but the last. */
const fileOf = (data: ICalCalendarData): string =>
  `${ical({ prodId: PRODUCT, method: ICalCalendarMethod.PUBLISH, ...data }).toString()}\r\n`;
