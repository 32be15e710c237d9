import type { MailEvent } from '../../platform/mail/mail-kind.js';
import type { CalendarEvening, CancelledBy, Evening, EveningTime } from '../agenda/index.js';
import { eveningThread, type EveningEvent, type EveningReader } from './offer-mail-kinds.js';

/** When an evening was before it moved. */
export type Before = Pick<EveningTime, 'day' | 'startsAt'>;

/**
 * The event of an evening as its letters report it: as it was in the transaction of the event, whatever changed before
 * they left.
 */
export interface EveningTold {
  event: EveningEvent;
  evening: number;
  /** The offer behind it; null where staff entered the evening by hand. */
  offer: number | null;
  /** The version of the evening. */
  version: number;
  day: string;
  startsAt: string;
  minutes: number;
  sequence: number;
  /** When it became so. */
  at: string;
  /** Only if it moved. */
  before: Before | null;
  /** Only if it was cancelled: by whom, and the share that is given back, in percent. */
  cancelled: { by: CancelledBy; percent: number } | null;
}

/** The snapshot for the letter to one reader about an evening that has just changed. */
export const eveningEvent = (
  event: EveningEvent,
  reader: EveningReader,
  offer: number | null,
  evening: Evening,
  before?: Before,
): MailEvent => ({
  thread: eveningThread(reader, evening.id),
  snapshot: {
    event,
    evening: evening.id,
    offer,
    version: evening.version,
    day: evening.day,
    startsAt: evening.startsAt,
    minutes: evening.minutes,
    sequence: evening.sequence,
    at: evening.updatedAt.toISOString(),
    before: before ?? null,
    cancelled: evening.cancelledBy && { by: evening.cancelledBy, percent: evening.refundPercent ?? 0 },
  } satisfies EveningTold,
});

/** An evening as a letter reports it. Fields that are not in the snapshot never change. */
export const asTold = (evening: Evening, told: EveningTold): CalendarEvening => ({
  uid: evening.uid,
  guests: evening.guests,
  commune: evening.commune,
  menu: evening.menu,
  chefName: evening.chefName,
  day: told.day,
  startsAt: told.startsAt,
  minutes: told.minutes,
  sequence: told.sequence,
  cancelledAt: told.cancelled ? new Date(told.at) : null,
  updatedAt: new Date(told.at),
});
