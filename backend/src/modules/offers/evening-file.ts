import type { MailContent } from '../../platform/mail/mail-content.js';
import { eveningCalendar, type CalendarEvening, type CalendarParties } from '../agenda/index.js';

/** What a calendar file says of an evening besides its times. */
export interface Placed {
  /** Number of the offer; null without one. */
  number: string | null;
  /** Address and commune. */
  place: string;
  /** What the entry is called; 'Mesa con {chef}' by default. */
  summary?: string | undefined;
}

/** The file of an evening for one reader's calendar, named by the offer's number. */
export function eveningFile(
  evening: CalendarEvening,
  parties: CalendarParties,
  { number, place, summary }: Placed,
): NonNullable<MailContent['calendar']> {
  return {
    // The name of a file is plain: without the version of a change.
    name: `${number?.split(' ')[0] ?? 'mesa'}.ics`,
    ...eveningCalendar(evening, parties, { place, ...(summary && { summary }) }),
  };
}
