import type { MailEvent } from '../../platform/mail/mail-kind.js';
import type { CalendarEvening, CancelledBy, Evening, EveningTime } from '../agenda/index.js';
import type { Compared } from './offer-changes.js';
import { eveningThread, type EveningEvent, type EveningReader } from './offer-mail-kinds.js';

/** When an evening was before it moved. */
export type Before = Pick<EveningTime, 'day' | 'startsAt'>;

/** Who cooked until now. */
interface FormerChef {
  id: number;
  name: string;
}

/** What differs, besides the evening itself. */
export interface Difference {
  /** When it was before it moved. */
  before?: Before | undefined;
  /** What was renegotiated. */
  changes?: readonly Compared[];
  /** Who cooked until now, if another chef does. */
  former?: FormerChef | null;
}

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
  /** Absent in mails of an earlier release, which had no changes of these. The total is that of `offer`, which never changes. */
  guests?: number;
  commune?: string;
  /** Street and number; null where nobody said it. */
  address?: string | null;
  menu?: string;
  /** The reader, or the evening's chef; null once deleted. */
  chef?: FormerChef | null;
  /** What was renegotiated. */
  changes?: readonly Compared[];
  /** When it became so. */
  at: string;
  /** Only if it moved. */
  before: Before | null;
  /** Only if it was cancelled: by whom, and the share that is given back, in percent. */
  cancelled: { by: CancelledBy; percent: number } | null;
}

/** The snapshot for the letter to one reader about an evening that has just changed. */
export function eveningEvent(
  event: EveningEvent,
  reader: EveningReader,
  offer: number | null,
  evening: Evening,
  { before, changes = [], former = null }: Difference = {},
): MailEvent {
  const present = evening.chef && { id: evening.chef.id, name: evening.chefName };
  const chef = reader === 'former_chef' ? former : present;
  return {
    thread: threadOf(reader, evening.id, chef?.id),
    snapshot: {
      event,
      evening: evening.id,
      offer,
      version: evening.version,
      day: evening.day,
      startsAt: evening.startsAt,
      minutes: evening.minutes,
      sequence: evening.sequence,
      guests: evening.guests,
      commune: evening.commune,
      address: evening.address,
      menu: evening.menu,
      chef,
      changes,
      at: evening.updatedAt.toISOString(),
      before: before ?? null,
      cancelled: evening.cancelledBy && { by: evening.cancelledBy, percent: evening.refundPercent ?? 0 },
    } satisfies EveningTold,
  };
}

const threadOf = (reader: EveningReader, evening: number, chef: number | undefined): string =>
  reader === 'client' || reader === 'office'
    ? eveningThread(reader, evening)
    : eveningThread('chef', evening, chef ?? '');

/** An evening as a letter reports it. */
export const asTold = (evening: Evening, told: EveningTold): CalendarEvening => ({
  uid: evening.uid,
  guests: told.guests ?? evening.guests,
  commune: told.commune ?? evening.commune,
  menu: told.menu ?? evening.menu,
  chefName: told.chef?.name ?? evening.chefName,
  day: told.day,
  startsAt: told.startsAt,
  minutes: told.minutes,
  sequence: told.sequence,
  cancelledAt: told.cancelled ? new Date(told.at) : null,
  updatedAt: new Date(told.at),
});
