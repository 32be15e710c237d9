import { shortDay } from '../../../platform/http/value/words.js';
import { always, evening, kind, line, open, requests, type Can, type Found, type SaidWords } from './duty-kind.js';
import { hourText, placeOf } from './duty-words.js';
import {
  ACCEPTED_OFFERS,
  CHANGE_WISHES,
  EVENINGS,
  STALE_SHEETS,
  UNCONFIRMED_SHEETS,
  UNSENT_SHEETS,
} from './evening-duties.columns.js';

interface SheetRow extends Found {
  evening_id: number;
  number?: string | null;
  day: string;
  starts_at: string;
  chef_name: string;
  overlaps?: boolean;
  on_blocked_day?: boolean;
}

const toEvening = (row: { evening_id: number }) => open('Ver la velada', evening(row));

/** The sheet of an evening is sent by one press, unless the chef may be elsewhere or no mail goes out. */
const sheetWords =
  (label: string) =>
  (row: SheetRow, { mail }: Can): SaidWords => ({
    text: line(
      row.number,
      `${shortDay(row.day)}, ${hourText(row.starts_at)}`,
      `con ${row.chef_name}`,
      row.overlaps ? 'el chef tiene otra velada a esa hora' : row.on_blocked_day && 'el chef tiene bloqueado ese día',
    ),
    press:
      row.overlaps || row.on_blocked_day || !mail ? toEvening(row) : { does: 'send_sheet', label, path: evening(row) },
  });
const sendSheet = sheetWords('Enviar ficha');

const AGENDA = always('/gestion/agenda');

/** Duties about evenings that were agreed, and their chefs' sheets. */
export const EVENING_DUTIES = {
  accepted: kind({
    title: 'Aceptó la cotización',
    read: ACCEPTED_OFFERS,
    say: sendSheet,
    all: requests('state=aceptada&sort=event_date'),
  }),
  sheet: kind({
    title: 'Ficha sin enviar',
    read: UNSENT_SHEETS,
    say: sendSheet,
    all: requests('state=aceptada&sort=event_date'),
  }),
  stale_sheet: kind({
    title: 'Ficha que ya no vale',
    read: STALE_SHEETS,
    say: sheetWords('Enviar la nueva'),
    all: AGENDA,
  }),
  unconfirmed_sheet: kind({
    title: 'Ficha sin confirmar',
    read: UNCONFIRMED_SHEETS,
    say: (row) => ({ ...sendSheet(row, { mail: false }), path: evening(row) }),
    all: AGENDA,
  }),
  change_wish: kind({
    title: 'Pide un cambio',
    read: CHANGE_WISHES,
    say: (row) => ({ text: `«${row.text}»`, press: toEvening(row) }),
    all: AGENDA,
  }),
  evening: kind({
    title: 'Velada',
    read: EVENINGS,
    say: (row) => {
      const { day, starts_at, chef_name, phone_number } = row;
      return {
        text: row.guests === 1 ? '1 persona' : `${row.guests} personas`,
        press: toEvening(row),
        evening: { day, starts_at, place: placeOf(row), chef_name, phone_number },
      };
    },
    all: AGENDA,
  }),
} as const;
