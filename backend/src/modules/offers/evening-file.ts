import type { LetterFile } from '../../platform/mail/letter.js';
import { eveningCalendar, type CalendarEvening } from '../agenda/index.js';
import type { OfferRow } from './offers.repository.js';

/** The evening of an offer as a calendar file for both sides, named by the offer's number. */
export function eveningFile(evening: CalendarEvening, { number, address, commune }: Placed): LetterFile {
  return {
    name: `${number ?? 'mesa'}.ics`,
    type: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: eveningCalendar(evening, { place: [address, commune].filter(Boolean).join(', ') }),
  };
}

type Placed = Pick<OfferRow, 'number' | 'address' | 'commune'>;
