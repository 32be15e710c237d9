import type { QuoteRequest } from '../quotes/entities.js';
import { MAX_DESCRIPTION, MAX_QUANTITY, type LineWords } from './offer-line.entity.js';
import type { Offer } from './offer.entity.js';
import { USUAL_MINUTES, type OfferContent } from './offer-words.js';
import type { OfferTextsDto } from './offers.dto.js';

/** Days for which a new offer can be accepted. */
const USUAL_DAYS = 7;

/** When an evening begins unless staff say otherwise. */
const USUAL_START = '20:00';

/** A day that is not over. */
const ahead = (day: string | null, today: string): string | null => (day !== null && day >= today ? day : null);

/** The last day to accept an offer that is written today: in a week, and not after the evening, which lies ahead. */
export function usualEnd(today: string, day: string | null): string {
  const end = new Date(`${today}T00:00:00Z`);
  end.setUTCDate(end.getUTCDate() + USUAL_DAYS);
  const inAWeek = end.toISOString().slice(0, 10);
  return day !== null && day < inAWeek ? day : inAWeek;
}

/** What a draft begins with: the request's own words, the first chef of it, and that chef's price for its guests. */
export function contentFor(request: QuoteRequest, texts: OfferTextsDto, today: string): OfferContent {
  const { chef, proposal, guests, city } = request;
  const day = ahead(request.eventDate, today);
  return {
    chef,
    menus: proposal ? [proposal] : [],
    guests,
    day,
    startsAt: USUAL_START,
    minutes: USUAL_MINUTES,
    commune: city?.name ?? null,
    address: null,
    included: texts.included,
    conditions: texts.conditions,
    validUntil: usualEnd(today, day),
    lines:
      chef?.pricePerPerson && guests ? perPerson(proposal?.dishName ?? chef.chefName, guests, chef.pricePerPerson) : [],
  };
}

/** A price for each guest. Nothing where they are more than a line counts. */
function perPerson(name: string, guests: number, price: number): LineWords[] {
  const description = [...`${name}, por persona`].slice(0, MAX_DESCRIPTION).join('');
  return guests <= MAX_QUANTITY ? [{ description, quantity: guests, unitPrice: price }] : [];
}

/** What a new version begins with: everything of the offer before, with a last day that lies ahead. */
export function copyOf(offer: Offer, today: string): OfferContent {
  const { chef, guests, startsAt, minutes, commune, address, included, conditions } = offer;
  const day = ahead(offer.day, today);
  return {
    chef,
    menus: offer.menus.getItems().flatMap(({ proposal }) => (proposal ? [proposal] : [])),
    guests,
    day,
    startsAt,
    minutes,
    commune,
    address,
    included,
    conditions,
    validUntil: usualEnd(today, day),
    lines: offer.lines.getItems().map(({ description, quantity, unitPrice }) => ({ description, quantity, unitPrice })),
  };
}
