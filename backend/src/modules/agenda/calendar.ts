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

/** An evening as a calendar gets it. */
export type CalendarEvening = Pick<
  Evening,
  'uid' | 'sequence' | 'day' | 'startsAt' | 'minutes' | 'guests' | 'commune' | 'menu' | 'chefName' | 'updatedAt'
> & { readonly cancelledAt: Date | null };

/** A blocked range as a calendar gets it. */
export type CalendarBlock = Pick<BlockedRange, 'id' | 'firstDay' | 'lastDay' | 'version' | 'updatedAt'>;

/** The words of an entry. */
export interface CalendarWords {
  /** 'Mesa con {chef}' by default. */
  summary?: string;
  /** Lines after menu and guests. */
  more?: readonly string[];
  /** A link with more details. */
  url?: string;
  /** The commune by default. */
  place?: string;
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
    // In a calendar the last day is exclusive.
    end: new Date(Date.parse(block.lastDay) + DAY),
    allDay: true,
    stamp: block.updatedAt,
    lastModified: block.updatedAt,
    summary: plain(summary),
    transparency: ICalEventTransparency.OPAQUE,
  };
}

/**
 * An evening as a calendar file (RFC 5545). After a move or cancellation it replaces the former entry: the same UID,
 * and a higher SEQUENCE.
 */
export function eveningCalendar(evening: CalendarEvening, words: CalendarWords = {}): string {
  return fileOf({ events: [eveningEntry(evening, words)] });
}

/** All entries of a feed. */
export const feedCalendar = (name: string, events: ICalEventData[]): string =>
  fileOf({ name: plain(name), ttl: REFRESH, events });

/** The library ends every line as RFC 5545 (3.1) requires, except the last. */
const fileOf = (data: ICalCalendarData): string =>
  `${ical({ prodId: PRODUCT, method: ICalCalendarMethod.PUBLISH, ...data }).toString()}\r\n`;
