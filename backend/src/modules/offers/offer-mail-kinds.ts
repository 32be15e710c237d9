import type { MailKind } from '../../platform/mail/mail-kind.js';

/** The mail that sends an offer to its client. */
export const OFFER_SENT = { name: 'offer-sent', about: 'offer_id', title: 'Cotización' } as const satisfies MailKind;

/** The mails to client and company about an acceptance. */
export const ACCEPTED_CLIENT = {
  name: 'offer-accepted-client',
  about: 'offer_id',
  title: 'Confirmación de la cotización',
} as const satisfies MailKind;
const ACCEPTED_OFFICE = {
  name: 'offer-accepted-office',
  about: 'offer_id',
  title: 'Aviso de una cotización aceptada',
} as const satisfies MailKind;

/** The mail to the company about a declined offer. */
export const DECLINED_OFFICE = {
  name: 'offer-declined-office',
  about: 'offer_id',
  title: 'Aviso de una cotización rechazada',
} as const satisfies MailKind;

/** The mails about a changed or cancelled evening: one per change and reader. */
const EVENING_CLIENT = {
  name: 'evening-client',
  about: 'quote_request_activity_id',
  title: 'Cambio de la velada',
} as const satisfies MailKind;
const EVENING_OFFICE = {
  name: 'evening-office',
  about: 'quote_request_activity_id',
  title: 'Aviso de un cambio de la velada',
} as const satisfies MailKind;

const EVENING_CHEF = {
  name: 'evening-chef',
  about: 'quote_request_activity_id',
  title: 'Cambio de la velada, al chef',
} as const satisfies MailKind;

/** The mail to a chef whose evening somebody else takes. */
const EVENING_FORMER_CHEF = {
  name: 'evening-former-chef',
  about: 'quote_request_activity_id',
  title: 'Aviso al chef que deja la velada',
} as const satisfies MailKind;

/** The chef's event sheet, one mail per press. */
export const EVENT_SHEET = {
  name: 'evening-sheet',
  about: 'quote_request_activity_id',
  title: 'Ficha para el chef',
} as const satisfies MailKind;

/** The letter that asks a chef whether they can, and the one that says that it came to nothing. It names no client. */
export const CHEF_ASKED = {
  name: 'chef-asked',
  about: 'quote_request_activity_id',
  title: 'Consulta al chef',
} as const satisfies MailKind;
export const CHEF_TOLD = {
  name: 'chef-told',
  about: 'quote_request_activity_id',
  title: '«Ya no» al chef',
  withoutClient: true,
} as const satisfies MailKind;

/** What goes to client and chef three days before. */
const REMINDER_CLIENT = {
  name: 'evening-reminder-client',
  about: 'quote_request_activity_id',
  title: 'Revisa tu velada',
} as const satisfies MailKind;
const REMINDER_CHEF = {
  name: 'evening-reminder-chef',
  about: 'quote_request_activity_id',
  title: 'Recordatorio para el chef',
} as const satisfies MailKind;

/** The mails that bring the chef a sheet. */
export const SHEET_LETTERS = [EVENT_SHEET, EVENING_CHEF, REMINDER_CHEF] as const;

/** The readers of mails about an evening. The former chef cooked it until now. */
export const EVENING_READERS = ['client', 'office', 'chef', 'former_chef'] as const;
export type EveningReader = (typeof EVENING_READERS)[number];

/**
 * The thread of mails to one reader about an evening: they arrive in the order of their events. A chef's thread is their own,
 * because an evening may get another chef.
 */
export const eveningThread = (
  reader: 'client' | 'office' | 'chef',
  eveningId: number | '',
  chefId?: number | '',
): string => [`evening-${reader}-${eveningId}`, chefId].filter((part) => part !== undefined).join('-');

/**
 * What happens to an evening: it is accepted, moved, renegotiated, taken by another chef or cancelled. Or staff send
 * the sheet, something that the chef must know changes, or it is three days ahead.
 */
export type EveningEvent =
  'accepted' | 'sheet' | 'moved' | 'changed' | 'agreement_changed' | 'chef_exchanged' | 'reminded' | 'cancelled';

/**
 * Who is notified of each event, and by which mail. The only place that says so; docs/product.md says the same. A chef hears of
 * nothing but the sheet before they were sent one; the chef who takes over an evening is sent the sheet as after any yes. Which
 * chefs hear that a question came to nothing stands in `CAME_TO_NOTHING`.
 */
export const HEARS: Record<EveningEvent, Partial<Record<EveningReader, MailKind>>> = {
  accepted: { client: ACCEPTED_CLIENT, office: ACCEPTED_OFFICE },
  sheet: { chef: EVENT_SHEET },
  moved: { client: EVENING_CLIENT, chef: EVENING_CHEF },
  changed: { client: EVENING_CLIENT, chef: EVENING_CHEF },
  agreement_changed: { client: EVENING_CLIENT, chef: EVENING_CHEF },
  chef_exchanged: { client: EVENING_CLIENT, former_chef: EVENING_FORMER_CHEF },
  reminded: { client: REMINDER_CLIENT, chef: REMINDER_CHEF },
  cancelled: { client: EVENING_CLIENT, office: EVENING_OFFICE, chef: EVENING_CHEF },
};

/** The mails about an offer after it was sent. */
export const OTHER_LETTERS = [ACCEPTED_CLIENT, ACCEPTED_OFFICE, DECLINED_OFFICE] as const;

/** The mails about the evening of an offer. */
export const EVENING_LETTERS = [
  EVENING_CLIENT,
  EVENING_OFFICE,
  EVENING_FORMER_CHEF,
  REMINDER_CLIENT,
  ...SHEET_LETTERS,
] as const;
