import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { todayInChile } from '../../platform/http/value/day.js';
import { Mails } from '../../platform/mail/mails.js';
import { Agenda, spanOf } from '../agenda/index.js';
import { CompanyRepository } from '../company/index.js';
import { BY_ITSELF, QuoteRequestActivity, type QuoteRequest } from '../quotes/index.js';
import { ChefInquiriesRepository } from './chef-inquiries.repository.js';
import { heldUntil, type InquiryEnd } from './chef-inquiry-answers.js';
import type { ChefInquiry } from './chef-inquiry.entity.js';
import { ChefAnswerMissingError } from './chef-inquiry.errors.js';
import { CHEF_TOLD } from './offer-mail-kinds.js';
import { isOpen } from './offer-moves.js';
import type { Locked } from './offer-locks.js';
import type { Offer } from './offer.entity.js';

/**
 * What becomes of inquiries and kept days when something happens to an offer or its request. Everything runs in the transaction of
 * that, which has locked the request.
 */
@Injectable()
export class ChefInquiryEnds {
  constructor(
    private readonly em: EntityManager,
    private readonly inquiries: ChefInquiriesRepository,
    private readonly agenda: Agenda,
    private readonly companies: CompanyRepository,
    private readonly mails: Mails,
  ) {}

  /**
   * Throws where the company wants a 'Puedo' and the chef of an offer has not said it for its day and hour. A change for the
   * same chef needs none.
   * @throws ChefAnswerMissingError
   */
  async refuseUnasked(offer: Offer): Promise<void> {
    const { quoteRequest, chef, day, startsAt, isChange, replaces } = offer;
    if (isChange && replaces?.chef === chef) return;
    if (!chef || day === null || startsAt === null || !(await this.companies.settings()).require_chef_answer) return;
    if (await this.inquiries.canCome(quoteRequest.id, chef.id, day, startsAt)) return;
    throw new ChefAnswerMissingError(chef.chefName, day, startsAt);
  }

  /** An offer was sent: it keeps its chef's day longer, and the chef of the version that it replaces hears 'ya no'. */
  async offerSent({ request, offers }: Locked, offer: Offer): Promise<void> {
    const replaced = offers.find(({ id }) => id === offer.replaces?.id);
    for (const inquiry of await this.inquiries.open(request.id)) {
      const chef = inquiry.chef?.id;
      if (chef === offer.chef?.id) await this.keep(request, inquiry, [...offers, offer]);
      else if (replaced && chef === replaced.chef?.id) await this.end(request, inquiry, 'other');
    }
  }

  /** An offer was declined or withdrawn, or expired: its chef hears 'ya no', unless another open one is theirs. */
  async offerEnded(
    { request, offers }: Locked,
    offer: Offer,
    how: 'declined' | 'expired' | 'withdrawn',
  ): Promise<void> {
    const chef = offer.chef?.id;
    const today = todayInChile();
    if (offers.some((other) => other !== offer && other.chef?.id === chef && isOpen(other.stateOn(today)))) return;
    for (const inquiry of await this.inquiries.open(request.id))
      if (inquiry.chef?.id === chef) await this.end(request, inquiry, how);
  }

  /** Offers have just expired: the request says so, and their chefs hear 'ya no'. */
  async offersExpired(locked: Locked, over: readonly Offer[]): Promise<void> {
    for (const { name } of over)
      this.em.persist(new QuoteRequestActivity(locked.request, 'offer_expired', BY_ITSELF, null, { offer: name }));
    await this.em.flush();
    for (const offer of over) await this.offerEnded(locked, offer, 'expired');
  }

  /** The client agreed on a chef: the evening takes the place of the kept day, and the others hear 'ya no'. */
  async agreed(request: QuoteRequest, chefId: number): Promise<void> {
    for (const inquiry of await this.inquiries.open(request.id))
      await this.end(request, inquiry, inquiry.chef?.id === chefId ? 'chosen' : 'other');
  }

  /** The request is lost: all who were asked hear 'ya no'. */
  async lost(request: QuoteRequest): Promise<void> {
    for (const inquiry of await this.inquiries.open(request.id)) await this.end(request, inquiry, 'lost');
  }

  /** The names of chefs who wait for the end of an open inquiry: it lies ahead, and they did not say that they cannot. */
  async waiting(requestId: number): Promise<string[]> {
    const open = await this.inquiries.open(requestId);
    return open
      .filter((inquiry) => inquiry.answer !== 'cannot' && inquiry.chef?.state === 'ACTIVE' && isAhead(inquiry))
      .map(({ chefName }) => chefName);
  }

  /** Keeps the chef's day after 'Puedo', and frees it after any other answer. */
  async keep(request: QuoteRequest, inquiry: ChefInquiry, offers: readonly Offer[]): Promise<void> {
    const { chef, answer, answeredAt, day, startsAt, minutes } = inquiry;
    if (!chef) return;
    if (answer !== 'can' || !answeredAt) return this.agenda.release(request.id, chef.id);
    const today = todayInChile();
    const ends = offers
      .filter((offer) => offer.chef?.id === chef.id && offer.day === day && isOpen(offer.stateOn(today)))
      .map(({ validUntil }) => endOf(validUntil ?? day))
      .sort((one, other) => other.getTime() - one.getTime());
    const { endsAt } = spanOf({ day, startsAt, minutes });
    const until = heldUntil(answeredAt, ends[0] ?? null, endsAt);
    await this.agenda.hold(request, chef, { day, startsAt, minutes }, until);
  }

  /** Frees the chef's day too, and notifies a chef for whom it came to nothing. */
  async end(request: QuoteRequest, inquiry: ChefInquiry, how: InquiryEnd): Promise<void> {
    const { chef, chefName, day, startsAt } = inquiry;
    const hears = inquiry.end(how);
    if (chef) await this.agenda.release(request.id, chef.id);
    if (!hears || !isAhead(inquiry) || chef?.state !== 'ACTIVE' || !this.mails.configured) return this.em.flush();
    const told = new QuoteRequestActivity(request, 'chef_told', BY_ITSELF, null, { chef: chefName, on: day, startsAt });
    inquiry.told = told;
    await this.em.persist(told).flush();
    await this.mails.add(this.em, CHEF_TOLD, told.id);
  }
}

const isAhead = ({ day, startsAt, minutes }: ChefInquiry): boolean =>
  spanOf({ day, startsAt, minutes }).beginsAt > new Date();

/** The end of a day in Chile. */
const endOf = (day: string): Date => spanOf({ day, startsAt: '00:00', minutes: 24 * 60 }).endsAt;
