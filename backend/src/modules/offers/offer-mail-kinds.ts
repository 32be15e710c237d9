import type { MailKind } from '../../platform/mail/mail-kind.js';

const ofOffer = <Name extends string>(name: Name, title: string) =>
  ({ name, about: 'offer_id', title }) as const satisfies MailKind;

const ofActivity = <Name extends string>(name: Name, title: string) =>
  ({ name, about: 'quote_request_activity_id', title }) as const satisfies MailKind;

/** The mail that sends an offer to its client. */
export const OFFER_SENT = ofOffer('offer-sent', 'Cotización');

/** The mails to client and company about an acceptance. */
export const ACCEPTED_CLIENT = ofOffer('offer-accepted-client', 'Confirmación de la cotización');
const ACCEPTED_OFFICE = ofOffer('offer-accepted-office', 'Aviso de una cotización aceptada');

/** The mail to the company about a declined offer. */
export const DECLINED_OFFICE = ofOffer('offer-declined-office', 'Aviso de una cotización rechazada');

/** The mails about a changed or cancelled evening: one per change and reader. */
const EVENING_CLIENT = ofActivity('evening-client', 'Cambio de la velada');
const EVENING_OFFICE = ofActivity('evening-office', 'Aviso de un cambio de la velada');
const EVENING_CHEF = ofActivity('evening-chef', 'Cambio de la velada, al chef');

/** The mail to a chef whose evening somebody else takes. */
const EVENING_FORMER_CHEF = ofActivity('evening-former-chef', 'Aviso al chef que deja la velada');

/** The chef's event sheet, one mail per press. */
export const EVENT_SHEET = ofActivity('evening-sheet', 'Ficha para el chef');

/** The mail that asks a chef whether they can, and the one that says that it came to nothing. It names no client. */
export const CHEF_ASKED = ofActivity('chef-asked', 'Consulta al chef');
export const CHEF_TOLD = { ...ofActivity('chef-told', '«Ya no» al chef'), withoutClient: true } satisfies MailKind;

/** What goes to client and chef three days before. */
const REMINDER_CLIENT = ofActivity('evening-reminder-client', 'Revisa tu velada');
const REMINDER_CHEF = ofActivity('evening-reminder-chef', 'Recordatorio para el chef');

/** The mails that bring the chef a sheet. */
export const SHEET_MAIL_KINDS = [EVENT_SHEET, EVENING_CHEF, REMINDER_CHEF] as const;

/** The readers of mails about an evening. The former chef cooked it until now. */
export const EVENING_READERS = ['client', 'office', 'chef', 'former_chef'] as const;
export type EveningReader = (typeof EVENING_READERS)[number];

/** The thread of mails to one reader about an evening: they arrive in the order of their events. */
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
 * Who gets a mail about each event, and which. Only this table decides it; docs/product.md says the same. A chef's first mail is
 * always the sheet; a chef who takes over an evening gets it as after any yes. `CAME_TO_NOTHING` says which chefs get a mail
 * when their question has no result.
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
export const OTHER_MAIL_KINDS = [ACCEPTED_CLIENT, ACCEPTED_OFFICE, DECLINED_OFFICE] as const;

/** The mails about the evening of an offer. */
export const EVENING_MAIL_KINDS = [
  EVENING_CLIENT,
  EVENING_OFFICE,
  EVENING_FORMER_CHEF,
  REMINDER_CLIENT,
  ...SHEET_MAIL_KINDS,
] as const;
