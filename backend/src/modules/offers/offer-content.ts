import type { EntityManager } from '@mikro-orm/postgresql';
import type { QuoteRequest } from '../quotes/index.js';
import type { LineWords } from './offer-line.entity.js';
import { MAX_QUANTITY } from './offer-line.entity.js';
import { USUAL_MINUTES, type Offer, type OfferContent } from './offer.entity.js';
import type { OfferTextsDto, UpdateOfferDto } from './offers.dto.js';
import { OfferChoiceError } from './offers.errors.js';
import type { OffersRepository } from './offers.repository.js';

/** Days for which a new offer can be accepted. */
const USUAL_DAYS = 7;

/** When an evening begins unless staff say otherwise. */
const USUAL_START = '20:00';

/** The last day to accept an offer that is written today: in a week, and not after the evening. */
export function usualEnd(today: string, day: string | null): string {
  const end = new Date(`${today}T00:00:00Z`);
  end.setUTCDate(end.getUTCDate() + USUAL_DAYS);
  const inAWeek = end.toISOString().slice(0, 10);
  return day !== null && day >= today && day < inAWeek ? day : inAWeek;
}

/** What a draft begins with: the request's own words, the first chef of it, and that chef's price for its guests. */
export function contentFor(request: QuoteRequest, texts: OfferTextsDto, today: string): OfferContent {
  const { chef, proposal, guests, city } = request;
  const day = request.eventDate !== null && request.eventDate >= today ? request.eventDate : null;
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

/** A price for each guest, in as many lines as one line may count. */
function perPerson(name: string, guests: number, price: number): LineWords[] {
  const description = `${name}, por persona`.slice(0, 200);
  return guests <= MAX_QUANTITY ? [{ description, quantity: guests, unitPrice: price }] : [];
}

/** What a new version begins with: everything of the offer before, with a last day that lies ahead. */
export function copyOf(offer: Offer, today: string): OfferContent {
  const { chef, guests, startsAt, minutes, commune, address, included, conditions } = offer;
  const day = offer.day !== null && offer.day >= today ? offer.day : null;
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

/**
 * What a form says, with the rows that its ids name.
 * @throws OfferChoiceError
 */
export async function contentOf(
  form: UpdateOfferDto,
  offers: OffersRepository,
  em: EntityManager,
): Promise<OfferContent> {
  const chef = form.chef_id ? await offers.chef(em, form.chef_id) : null;
  if (form.chef_id && !chef) throw new OfferChoiceError('chef_id');
  const menus = chef ? await offers.menus(em, chef, form.proposal_ids) : [];
  if (menus.length < form.proposal_ids.length) throw new OfferChoiceError('proposal_ids');
  return {
    chef,
    menus,
    guests: form.guests ?? null,
    day: form.day ?? null,
    startsAt: form.starts_at ?? null,
    minutes: form.minutes,
    commune: form.commune ?? null,
    address: form.address ?? null,
    included: form.included ?? null,
    conditions: form.conditions ?? null,
    validUntil: form.valid_until ?? null,
    lines: form.lines.map(({ description, quantity, unit_price }) => ({
      description,
      quantity,
      unitPrice: unit_price,
    })),
  };
}
