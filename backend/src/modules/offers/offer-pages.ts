import { Injectable } from '@nestjs/common';
import { CreateRequestContext } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { momentInChile, todayInChile } from '../../platform/http/value/day.js';
import { LinkNotFoundError } from '../../platform/links/links.errors.js';
import { Links } from '../../platform/links/links.js';
import { Env } from '../../config/env.js';
import type { MailContent } from '../../platform/mail/mail-content.js';
import { Mails } from '../../platform/mail/mails.js';
import { Agenda, CANCELLER_NAMES, organizerOf, type CancelledBy, type Evening } from '../agenda/index.js';
import { noMailOf, QuotesRepository, REQUEST_LINK, RestrictionsRepository, type QuoteState } from '../quotes/index.js';
import type { ClientOfferDto, GivenBackDto, MyOfferDto, NewerOfferDto } from './client-offer.dto.js';
import { firstNameOf } from '../quotes/rules.js';
import { eveningFile } from './evening-file.js';
import { placeText } from './event-sheets.js';
import { GivenBackRepository } from './given-back.repository.js';
import { addressAfter, compare, type OfferWords } from './offer-changes.js';
import { OFFER_LINK } from './offer-links.js';
import { ACCEPTED_CLIENT } from './offer-mail-kinds.js';
import { isOpen, type OfferState } from './offer-moves.js';
import type { CancellationDto, OfferEveningDto } from './offer-evening.dto.js';
import type { OfferChangeDto, OfferComparedDto, OfferDto, OfferLackDto, OfferPageDto } from './offers.dto.js';
import { OfferNotFoundError, overSentence, type OverReason } from './offers.errors.js';
import { OffersRepository, type OfferRow } from './offers.repository.js';
import { TermsOfOffers } from './offer-terms.js';
import { hasBegun, lacksOf } from './offer-words.js';
import { refundDto, refundOf, shareOf, type ShareSum } from './refund-rules.js';

/** What the two pages of an offer show: the client's and the staff's. */
@Injectable()
export class OfferPages {
  constructor(
    private readonly em: EntityManager,
    private readonly offers: OffersRepository,
    private readonly quotes: QuotesRepository,
    private readonly restrictions: RestrictionsRepository,
    private readonly agenda: Agenda,
    private readonly links: Links,
    private readonly terms: TermsOfOffers,
    private readonly mails: Mails,
    private readonly givenBack: GivenBackRepository,
    private readonly env: Env,
  ) {}

  /** The newest first. @throws LinkNotFoundError */
  async ofMyRequest(token: unknown): Promise<MyOfferDto[]> {
    const id = await this.links.subjectOf(REQUEST_LINK, token);
    const offers = await this.offers.ofRequest(id);
    const request = await this.quotes.byId(id);
    if (!request) throw new LinkNotFoundError();
    return this.em.fork().transactional(async (em) => {
      const mine: MyOfferDto[] = [];
      for (const offer of offers) {
        const { number, state, valid_until, total } = offer;
        if (number === null || valid_until === null) continue;
        const over = await this.overOf(offer, request.state);
        mine.push({ number, state, over, valid_until, total, url: await this.links.give(em, OFFER_LINK, offer.id) });
      }
      return mine;
    });
  }

  /** @throws OfferNotFoundError */
  @CreateRequestContext()
  async forStaff(id: number): Promise<OfferPageDto> {
    const offer = await this.offers.byId(id);
    const request = offer && (await this.quotes.byId(offer.request_id));
    if (!offer || !request) throw new OfferNotFoundError();
    const evening = await this.eveningOf(offer);
    return {
      ...offer,
      client_name: request.name,
      request_state: request.state,
      no_mail: noMailOf(this.mails, request),
      lacks: offer.state === 'borrador' ? await this.lacks(offer) : [],
      warnings: offer.state === 'borrador' ? await this.warnings(offer) : [],
      compared: await this.compared(offer),
      change: await this.changeOf(offer),
      ...(await this.care(offer)),
      evening: evening && (await this.staffEvening(evening, offer)),
      cancellation: offer.cancelled ? await this.cancellationOf(offer, request.blocked) : null,
    };
  }

  /** @throws OfferNotFoundError */
  @CreateRequestContext()
  async forClient(id: number): Promise<ClientOfferDto> {
    const offer = await this.offers.row(id);
    const request = offer && (await this.quotes.byId(offer.request_id));
    if (!offer || !request || offer.number === null) throw new OfferNotFoundError();
    const evening = await this.eveningOf(offer);
    const standing = await this.standing(offer);
    const present = evening ?? standing;
    const cancelled = offer.cancelled ? await this.offers.eveningOf(id) : null;
    const { guests, day, starts_at, valid_until, chef } = offer;
    const isAccepted = offer.state === 'aceptada';
    const terms = await this.terms.of(isAccepted ? offer.terms_version : null);
    const before = await this.offers.changedBy(offer);
    const stays = evening ?? (before && { address: addressAfter(before, offer) });
    return {
      number: offer.number,
      client: firstNameOf(request.name),
      state: offer.state,
      over: await this.overOf(offer, request.state, standing),
      chef_name: offer.chef_name ?? '',
      chef: chef && { chef_name: chef.chef_name, profile_image: chef.profile_image },
      menus: offer.menus,
      guests: guests ?? 0,
      day: day ?? '',
      starts_at: starts_at ?? '',
      minutes: offer.minutes,
      commune: offer.commune,
      address: offer.address ?? stays?.address ?? null,
      included: offer.included,
      conditions: offer.conditions ?? '',
      valid_until: valid_until ?? '',
      lines: offer.lines,
      total: offer.total,
      per_person: Math.round(offer.total / (guests ?? 1)),
      refunds: terms.rules.map(({ notice, percent }) => ({ notice, percent })),
      business_days: terms.businessDays,
      fee: terms.fee,
      terms_version: terms.version,
      terms_path: isAccepted && offer.terms_version !== null ? terms.path : null,
      terms_day: terms.day,
      accepted_name: isAccepted ? offer.accepted_name : null,
      accepted_at: isAccepted ? offer.settled_at : null,
      confirmation_mailed: isAccepted && (await this.isConfirmed(id)),
      given_back: cancelled && (await this.givenBackOf(cancelled, offer.total)),
      compared: await this.compared(offer),
      newer: await this.newerOf(offer),
      evening: present && { day: present.day, starts_at: present.startsAt },
    };
  }

  /** @throws OfferNotFoundError without an evening, or if it was cancelled */
  @CreateRequestContext()
  async calendarFor(id: number): Promise<NonNullable<MailContent['calendar']>> {
    const offer = await this.offers.row(id);
    const evening = offer && (await this.eveningOf(offer));
    if (!offer || !evening) throw new OfferNotFoundError();
    const placed = { number: offer.number, place: placeText(evening, offer) };
    return eveningFile(evening, { organizer: organizerOf(this.env) }, placed);
  }

  /** What a change would change. Null of any other offer, and after what it changed was erased. */
  private async compared(offer: Compare): Promise<OfferComparedDto[] | null> {
    const before = await this.offers.changedBy(offer);
    return before ? compare(before, { ...offer, address: addressAfter(before, offer) }) : null;
  }

  private async changeOf({ id, state }: Agreed): Promise<OfferChangeDto | null> {
    const change = HAVE_CHANGES.includes(state) ? await this.offers.changeOf(id) : undefined;
    return change ? { id: change.id, number: change.number, state: change.state } : null;
  }

  private async newerOf(offer: Agreed): Promise<NewerOfferDto | null> {
    const change = await this.changeOf(offer);
    const { number } = change ?? {};
    if (!change || !number || change.state === 'vencida') return null;
    const url = await this.em.fork().transactional((em) => this.links.give(em, OFFER_LINK, change.id));
    return { number, url };
  }

  /** A change is sent on the evening's present day and hour. */
  private async lacks(offer: OfferDto): Promise<OfferLackDto[]> {
    const evening = isChange(offer) ? await this.agenda.ofRequest(offer.request_id) : null;
    const isActive = await this.offers.isChefActive(offer.chef?.id);
    return lacksOf(
      {
        ...offer,
        chef: offer.chef && { chefName: offer.chef.chef_name, state: isActive ? 'ACTIVE' : 'DESACTIVADO' },
        day: evening?.day ?? offer.day,
        startsAt: evening?.startsAt ?? offer.starts_at,
        validUntil: offer.valid_until,
      },
      new Date(),
    );
  }

  /** Conflicts of the evening that a draft proposes. */
  private async warnings({ chef, day, request_id }: OfferDto): Promise<string[]> {
    if (!chef || day === null) return [];
    const busy = await this.agenda.busyOn([chef.id], day, request_id);
    return [
      ...new Set(
        busy.map((one) =>
          one.kind === 'evening'
            ? `${chef.chef_name} ya tiene una mesa ese día.`
            : one.kind === 'held'
              ? `${chef.chef_name} tiene apartado ese día a las ${one.startsAt} para otra solicitud, hasta el ${momentInChile(new Date(one.until))}.`
              : `${chef.chef_name} no recibe mesas ese día: ${one.reason}`,
        ),
      ),
    ];
  }

  /** What the guests cannot eat, for who writes a draft. A sent offer is not written any more. */
  private async care({ state, request_id }: OfferDto): Promise<Pick<OfferPageDto, 'restrictions' | 'needed_diets'>> {
    const text = state === 'borrador' ? (await this.restrictions.of(request_id))?.text : undefined;
    return { restrictions: text ?? null, needed_diets: text ? await this.offers.dietsIn(text) : [] };
  }

  /** Whether the client has, or will get, the mail with the calendar file. */
  private async isConfirmed(id: number): Promise<boolean> {
    const mail = await this.mails.of(this.em.fork(), ACCEPTED_CLIENT, id);
    return mail?.state === 'sent' || mail?.state === 'waiting';
  }

  private async staffEvening(evening: Evening, { total, terms_version: version }: OfferDto): Promise<OfferEveningDto> {
    const { id, day, startsAt } = evening;
    const refund = refundOf(total, todayInChile(), day, (await this.terms.of(version)).rules);
    const sum = await this.givenBack.of(id, refund.percent, refund.amount);
    return { id, day, starts_at: startsAt, version: evening.version, refund: refundDto(refund, sum) };
  }

  private async cancellationOf({ id, total }: OfferDto, blocked: boolean): Promise<CancellationDto | null> {
    const evening = await this.offers.eveningOf(id);
    const back = evening && (await this.givenBackOf(evening, total));
    return cancellationOf(evening, { amount: back?.amount ?? 0, paid: back?.paid ?? null }, blocked);
  }

  /** Null of an evening that was cancelled before the share was written down. */
  private async givenBackOf({ id, refundPercent: percent }: Evening, total: number): Promise<GivenBackDto | null> {
    if (percent === null) return null;
    return { percent, ...(await this.givenBack.of(id, percent, shareOf(total, percent))) };
  }

  /** The evening that an open change would change; null without one. */
  private async standing(offer: Answerable): Promise<Evening | null> {
    return isChange(offer) && isOpen(offer.state) ? this.agenda.ofRequest(offer.request_id) : null;
  }

  private async overOf(offer: Answerable, request: QuoteState, standing?: Evening | null): Promise<string | null> {
    const evening = standing === undefined ? await this.standing(offer) : standing;
    return overOf(offer, request, evening, await this.offers.isChefActive(offer.chef?.id));
  }

  private async eveningOf({ id, state, cancelled }: Agreed): Promise<Evening | null> {
    return state === 'aceptada' && !cancelled ? this.offers.eveningOf(id) : null;
  }
}

type Answerable = Pick<
  OfferRow,
  'request_id' | 'revision' | 'state' | 'cancelled' | 'accepted_name' | 'day' | 'starts_at' | 'minutes'
> & {
  chef: { id: number } | null;
};
type Agreed = Pick<OfferRow, 'id' | 'state' | 'cancelled'>;
type Compare = OfferWords & Pick<OfferRow, 'revision' | 'replaces_id'>;

/** Accepted, or accepted before a change took its place. */
const HAVE_CHANGES: readonly OfferState[] = ['aceptada', 'reemplazada'];

/** Whether an offer changes what was agreed. */
const isChange = ({ revision }: Pick<OfferRow, 'revision'>): boolean => revision > 1;

/** Null of an evening that was cancelled before it was written down by whom. */
export function cancellationOf(
  evening: Evening | null,
  { amount, paid }: ShareSum<number>,
  blocked: boolean,
): CancellationDto | null {
  if (!evening?.cancelledAt || !evening.cancelledBy) return null;
  const by: CancelledBy = evening.cancelledBy;
  const { cancelReason, refundPercent, refundNote, cancelledAt } = evening;
  return {
    by,
    by_name: CANCELLER_NAMES[by],
    reason: blocked ? null : cancelReason,
    percent: refundPercent ?? 0,
    amount,
    paid,
    percent_note: blocked ? null : refundNote,
    at: cancelledAt.toISOString(),
  };
}

/**
 * Why the client cannot answer an offer; null while they can, and after they accepted it.
 * @param standing the evening that a change would change; null without one
 * @param active whether the chef is on the site
 */
function overOf(offer: Answerable, request: QuoteState, standing: Evening | null, active: boolean): string | null {
  const { state, cancelled, chef } = offer;
  if (cancelled) return overSentence('cancelled');
  if (state === 'reemplazada' && offer.accepted_name !== null) return overSentence('changed');
  const ofChef = !chef ? 'chef' : active ? null : 'inactive';
  const reason = isChange(offer) ? reasonOfChange(state, standing, ofChef) : reasonOf(offer, request, ofChef);
  return reason && overSentence(reason, isChange(offer));
}

function reasonOfChange(state: OfferState, standing: Evening | null, ofChef: OverReason | null): OverReason | null {
  if (state === 'aceptada') return null;
  if (!isOpen(state)) return state;
  if (!standing) return 'cancelled';
  if (standing.hasBegun()) return 'begun';
  return ofChef;
}

function reasonOf(offer: Answerable, request: QuoteState, ofChef: OverReason | null): OverReason | null {
  const { state, day, starts_at: startsAt, minutes } = offer;
  if (state === 'aceptada') return null;
  const isDecided = request === 'aceptada' || request === 'realizada';
  if (isDecided && (isOpen(state) || state === 'reemplazada')) return 'other';
  if (!isOpen(state)) return state;
  if (request === 'perdida') return 'withdrawn';
  if (hasBegun({ day, startsAt, minutes }, new Date())) return 'begun';
  return ofChef;
}
