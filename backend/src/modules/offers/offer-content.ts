import { dayAfter, lastEventDay } from '../../platform/http/value/day.js';
import type { Chef } from '../chefs/entities.js';
import type { QuoteRequest } from '../quotes/entities.js';
import { QUOTE_KIND_NAMES } from '../quotes/rules.js';
import { MAX_DESCRIPTION, MAX_QUANTITY, type LineWords } from './offer-line.entity.js';
import { asOffered, type MenuWords } from './offer-menu.entity.js';
import type { Offer } from './offer.entity.js';
import { USUAL_MINUTES, type OfferContent } from './offer-words.js';
import type { NoteAgreementDto, OfferTextsDto } from './offer-form.dto.js';

/** Days for which a new offer can be accepted. */
const USUAL_DAYS = 7;

/** When an evening begins by default. */
const USUAL_START = '20:00';

/** Today or a later day, but not so far ahead that it must be an error. */
const ahead = (day: string | null, today: string): string | null =>
  day !== null && day >= today && day <= lastEventDay(today) ? day : null;

/** The last day to accept an offer that is written today: in a week, but not after the evening. */
export function usualEnd(today: string, day: string | null): string {
  const inAWeek = dayAfter(today, USUAL_DAYS);
  return day !== null && day < inAWeek ? day : inAWeek;
}

/** A new draft: the request's own words, its first chef, and that chef's price for its guests. */
export function contentFor(request: QuoteRequest, texts: OfferTextsDto, today: string): OfferContent {
  const { chef, proposal, guests, city } = request;
  const day = ahead(request.eventDate, today);
  return {
    chef,
    menus: proposal ? [asOffered(proposal)] : [],
    guests,
    day,
    startsAt: USUAL_START,
    minutes: USUAL_MINUTES,
    commune: city?.name ?? null,
    address: null,
    included: texts.included,
    conditions: texts.conditions,
    validUntil: usualEnd(today, day),
    reservaPercent: null,
    lines:
      chef?.pricePerPerson && guests ? perPerson(proposal?.dishName ?? chef.chefName, guests, chef.pricePerPerson) : [],
  };
}

/**
 * An offer that says what was agreed on the telephone, in one line.
 * @param offer the request's draft, or a new one: its words stay, and its experiences where they are the chef's
 */
export function agreedContent(
  request: QuoteRequest,
  offer: Offer,
  chef: Chef,
  { day, starts_at: startsAt, minutes, commune, guests, total }: Omit<NoteAgreementDto, 'chef_id'>,
  texts: OfferTextsDto,
  today: string,
): OfferContent {
  const drafted = offer.menus.getItems().flatMap(({ proposal }) => (proposal?.chef === chef ? [proposal] : []));
  const asked = request.proposal?.chef === chef ? [request.proposal] : [];
  return {
    chef,
    menus: (drafted.length > 0 ? drafted : asked).map(asOffered),
    guests,
    day,
    startsAt,
    minutes: minutes ?? USUAL_MINUTES,
    commune,
    address: offer.address,
    included: offer.included ?? texts.included,
    conditions: offer.conditions ?? texts.conditions,
    validUntil: usualEnd(today, day),
    reservaPercent: offer.reservaPercent,
    lines: [{ description: `${QUOTE_KIND_NAMES[request.kind]}: lo acordado`, quantity: 1, unitPrice: total }],
  };
}

/** A price per guest. Empty if there are more guests than a line can count. */
function perPerson(name: string, guests: number, price: number): LineWords[] {
  const description = [...`${name}, por persona`].slice(0, MAX_DESCRIPTION).join('');
  return guests <= MAX_QUANTITY ? [{ description, quantity: guests, unitPrice: price }] : [];
}

/** A draft of a new version: everything of the former offer, with a last day in the future. */
export function copyOf(offer: Offer, today: string): OfferContent {
  const { chef, guests, startsAt, minutes, commune, address, included, conditions, reservaPercent } = offer;
  const day = ahead(offer.day, today);
  return {
    chef,
    menus: offer.menus.getItems().flatMap(({ proposal }) => (proposal ? [asOffered(proposal)] : [])),
    guests,
    day,
    startsAt,
    minutes,
    commune,
    address,
    included,
    conditions,
    validUntil: usualEnd(today, day),
    reservaPercent,
    lines: offer.lines.getItems().map(({ description, quantity, unitPrice }) => ({ description, quantity, unitPrice })),
  };
}

/** When an agreed evening is, and its present address. */
type Present = Pick<OfferContent, 'day' | 'startsAt' | 'address'>;

/**
 * The address that a change stores: null where it is the evening's, because client and staff may correct that one until the
 * yes. A change without a commune needs an address.
 */
const addressOf = ({ commune, address }: Pick<OfferContent, 'commune' | 'address'>, evening: Present): string | null =>
  commune !== null && address === evening.address ? null : address;

/**
 * A draft that changes what was agreed: everything of the accepted offer as its client read it, on the evening's present
 * day and at the address that it has when the client says yes.
 */
export function changeOf(agreed: Offer, evening: Present, today: string): OfferContent {
  const { day, startsAt } = evening;
  const address = addressOf({ commune: agreed.commune, address: evening.address }, evening);
  const present = { day, startsAt, address, validUntil: usualEnd(today, day) };
  return { ...copyOf(agreed, today), menus: agreed.menus.getItems(), ...present };
}

/**
 * The content of a draft that changes what was agreed, as staff wrote it. The evening is moved in a step of its own, so
 * its day and hour stay. An agreed experience keeps the words that the client read, also if it was deleted since.
 */
export function changedContent(content: OfferContent, agreed: Offer, evening: Present): OfferContent {
  const { day, startsAt } = evening;
  const read = agreed.menus.getItems();
  const kept = read.flatMap(({ proposal }) => (proposal ? [proposal.id] : []));
  const chosen = content.menus.map(({ proposal }) => proposal?.id);
  const isSame =
    content.chef === agreed.chef && kept.length === chosen.length && kept.every((id, at) => chosen[at] === id);
  const menus: readonly MenuWords[] = isSame
    ? read
    : content.menus.map((menu) => read.find(({ proposal }) => proposal && proposal === menu.proposal) ?? menu);
  return { ...content, menus, day, startsAt, address: addressOf(content, evening) };
}
