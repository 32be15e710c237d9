import type { MailEvent } from '../../platform/mail/mail-kind.js';
import type { CalendarEvening, Evening } from '../agenda/index.js';
import { eveningThread, type EveningReader } from './offer-mail-kinds.js';

/**
 * The evening as a mail reports it: as it was in the transaction of the event, whatever changed before the mail left.
 */
export interface EveningTold {
  offer: number;
  day: string;
  startsAt: string;
  minutes: number;
  sequence: number;
  cancelledAt: string | null;
  /** When it became so. */
  at: string;
}

/** An evening as one mail reports it. */
export type ToldEvening = CalendarEvening & Pick<Evening, 'cancelledAt'>;

/** The snapshot for a mail to one reader about an evening that has just changed. */
export const eveningEvent = (
  reader: EveningReader,
  offer: number,
  { id, day, startsAt, minutes, sequence, cancelledAt, updatedAt }: Evening,
): MailEvent => ({
  thread: eveningThread(reader, id),
  snapshot: {
    offer,
    day,
    startsAt,
    minutes,
    sequence,
    cancelledAt: cancelledAt?.toISOString() ?? null,
    at: updatedAt.toISOString(),
  } satisfies EveningTold,
});

/** An evening as a mail reported it. Fields that are not in the snapshot never change. */
export const asTold = (evening: Evening, told: EveningTold): ToldEvening => ({
  uid: evening.uid,
  guests: evening.guests,
  commune: evening.commune,
  menu: evening.menu,
  chefName: evening.chefName,
  day: told.day,
  startsAt: told.startsAt,
  minutes: told.minutes,
  sequence: told.sequence,
  cancelledAt: told.cancelledAt === null ? null : new Date(told.cancelledAt),
  updatedAt: new Date(told.at),
});
