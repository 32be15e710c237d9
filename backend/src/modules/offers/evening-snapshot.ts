import type { CalendarEvening, CancelledBy, Evening, EveningTime } from '../agenda/index.js';
import type { Compared } from './offer-changes.js';
import { eveningThread, type EveningEvent, type EveningReader } from './offer-mail-kinds.js';

/** When an evening was before it moved. */
export type Before = Pick<EveningTime, 'day' | 'startsAt'>;

interface NamedChef {
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
  former?: NamedChef | null;
}

/**
 * The event of an evening as its mails report it: as it was in the transaction of the event, whatever changed before
 * they left.
 */
export interface EveningSnapshot {
  event: EveningEvent;
  evening: number;
  /** The offer behind it; null where staff entered the evening by hand. */
  offer: number | null;
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
  chef?: NamedChef | null;
  /** What was renegotiated. */
  changes?: readonly Compared[];
  /** When it became so. */
  at: string;
  /** Only if it moved. */
  before: Before | null;
  /** Only if it was cancelled: by whom, and the share that is given back, in percent. */
  cancelled: { by: CancelledBy; percent: number } | null;
}

/** The snapshot for the mail to one reader about an evening that has just changed. */
export function snapshotFor(
  reader: EveningReader,
  event: EveningEvent,
  offer: number | null,
  evening: Evening,
  { before, changes = [], former = null }: Difference,
): EveningSnapshot {
  const present = evening.chef && { id: evening.chef.id, name: evening.chefName };
  return {
    event,
    evening: evening.id,
    offer,
    day: evening.day,
    startsAt: evening.startsAt,
    minutes: evening.minutes,
    sequence: evening.sequence,
    guests: evening.guests,
    commune: evening.commune,
    address: evening.address,
    menu: evening.menu,
    chef: reader === 'former_chef' ? former : present,
    changes,
    at: evening.updatedAt.toISOString(),
    before: before ?? null,
    cancelled: evening.cancelledBy && { by: evening.cancelledBy, percent: evening.refundPercent ?? 0 },
  };
}

/** The thread of a mail. A chef's is their own, because an evening may get another chef. */
export const threadOf = (reader: EveningReader, { evening, chef }: EveningSnapshot): string =>
  reader === 'client' || reader === 'office'
    ? eveningThread(reader, evening)
    : eveningThread('chef', evening, chef?.id ?? '');

/** What a mail keeps whose client's data are blocked or erased. Such a mail leaves, so nothing in it is about the client. */
export type BlockedSnapshot = Pick<EveningSnapshot, 'evening' | 'day' | 'startsAt' | 'minutes' | 'sequence' | 'at'> & {
  isOff: boolean;
};

export function blockedSnapshot({ cancelled, ...snapshot }: EveningSnapshot): BlockedSnapshot {
  const { evening, day, startsAt, minutes, sequence, at } = snapshot;
  return { evening, day, startsAt, minutes, sequence, at, isOff: cancelled !== null };
}

/** An evening as a mail reports it. */
export const eveningAsOf = (evening: Evening, snapshot: EveningSnapshot): CalendarEvening => ({
  uid: evening.uid,
  guests: snapshot.guests ?? evening.guests,
  commune: snapshot.commune ?? evening.commune,
  menu: snapshot.menu ?? evening.menu,
  chefName: snapshot.chef?.name ?? evening.chefName,
  day: snapshot.day,
  startsAt: snapshot.startsAt,
  minutes: snapshot.minutes,
  sequence: snapshot.sequence,
  cancelledAt: snapshot.cancelled ? new Date(snapshot.at) : null,
  updatedAt: new Date(snapshot.at),
});
