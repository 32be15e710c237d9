import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Caller } from '../../platform/http/access.js';
import { noteDone } from '../../platform/audit/audit.repository.js';
import { todayInChile } from '../../platform/http/value/day.js';
import { Links } from '../../platform/links/links.js';
import { NoMailServerError } from '../../platform/mail/mail.errors.js';
import { Mails } from '../../platform/mail/mails.js';
import {
  by,
  ClientWithoutMailError,
  moveFor,
  QuoteRequest,
  QuoteRequestActivity,
  QuoteRequestNotFoundError,
  UNDECIDED_STATES,
  type Actor,
  type SentBy,
} from '../quotes/index.js';
import { ChefInquiryEnds } from './chef-inquiry-ends.js';
import { contentFor, copyOf } from './offer-content.js';
import { OfferChangesService } from './offer-changes.service.js';
import { OFFER_LINK } from './offer-links.js';
import { OFFER_SENT } from './offer-mail-kinds.js';
import { asOffered } from './offer-menu.entity.js';
import { isOpen } from './offer-moves.js';
import { TermsOfOffers } from './offer-terms.js';
import type { OfferContent } from './offer-words.js';
import { inForce, OfferLocks, type Locked, type LockedOffer } from './offer-locks.js';
import { Offer } from './offer.entity.js';
import type { SendOfferDto, UpdateOfferDto } from './offer-form.dto.js';
import type { OfferDto, OfferLinkDto } from './offers.dto.js';
import {
  DraftExistsError,
  OfferChoiceError,
  OfferIsDraftError,
  OfferNotDraftError,
  OfferNotFoundError,
  OfferOverError,
  RequestNotOpenError,
} from './offers.errors.js';
import { OffersRepository } from './offers.repository.js';

/** The states of a request that take an offer. */
const UNDECIDED: readonly string[] = UNDECIDED_STATES;

/** What staff do with offers. Each method is one transaction. */
@Injectable()
export class OffersService {
  constructor(
    private readonly em: EntityManager,
    private readonly offers: OffersRepository,
    private readonly locks: OfferLocks,
    private readonly links: Links,
    private readonly mails: Mails,
    private readonly terms: TermsOfOffers,
    private readonly changes: OfferChangesService,
    private readonly inquiries: ChefInquiryEnds,
  ) {}

  /** @throws QuoteRequestNotFoundError */
  async ofRequest(id: number): Promise<OfferDto[]> {
    const offers = await this.offers.ofRequest(id);
    if (offers.length === 0 && !(await this.em.fork().count(QuoteRequest, { id })))
      throw new QuoteRequestNotFoundError();
    return offers;
  }

  /** @throws OfferNotFoundError */
  async one(id: number): Promise<OfferDto> {
    const row = await this.offers.byId(id);
    if (!row) throw new OfferNotFoundError();
    return row;
  }

  /**
   * Creates a draft from the request's data. A request has only one draft, so pressing twice creates one.
   * @throws QuoteRequestNotFoundError, RequestErasedError, RequestBlockedError, RequestNotOpenError
   */
  create(requestId: number): Promise<OfferDto> {
    return this.locks.withRequest(requestId, async (locked) => {
      const { request, offers } = locked;
      refuseDecided(locked);
      const draft = offers.find(({ state }) => state === 'borrador');
      if (draft) return this.one(draft.id);
      await this.em.populate(request, ['chef', 'proposal', 'city']);
      const offer = new Offer(request);
      offer.describe(contentFor(request, await this.terms.beginning(), todayInChile()));
      await this.em.persist(offer).flush();
      return this.one(offer.id);
    });
  }

  /**
   * Replaces what staff wrote in a draft.
   * @throws OfferNotFoundError, StaleVersionError, OfferNotDraftError, RequestErasedError, RequestBlockedError,
   * OfferChoiceError and the rules of its lines
   */
  update(id: number, form: UpdateOfferDto): Promise<OfferDto> {
    return this.locks.withOffer(id, async (locked) => {
      const { request, offer } = locked;
      if (offer.state !== 'borrador') throw new OfferNotDraftError();
      request.refuseUse('offer');
      offer.beginEdit(form.version);
      await this.em.populate(offer, ['lines', 'menus']);
      const content = await this.contentOf(form);
      offer.describe(offer.isChange ? await this.changes.contentOf(locked, content) : content);
      await this.em.flush();
      return this.one(id);
    });
  }

  /**
   * Sends a draft. It gets its number, and the former version is replaced; what a change would change holds until the client
   * says yes. The request becomes 'cotizada': at once where staff
   * pass the link on, and when a mail server has accepted the mail where they chose that. A refused mail moves nothing.
   * @throws OfferNotFoundError, NoMailServerError, ClientWithoutMailError, StaleVersionError, RequestErasedError, RequestBlockedError,
   * RequestNotOpenError, ChefAnswerMissingError and what the draft lacks
   */
  async send(id: number, { by: way, version }: SendOfferDto, caller: Caller): Promise<OfferDto> {
    await this.locks.withOffer(id, async (locked) => {
      const { offer } = locked;
      if (way === 'mail') this.refuseWithoutMail(locked.request);
      offer.refuseStale(version);
      if (offer.isChange) locked.request.refuseUse('offer');
      else refuseDecided(locked);
      await this.em.populate(offer, ['lines', 'chef']);
      const own = offer.isChange ? await this.changes.ready(locked) : null;
      offer.refuseUnready();
      await this.inquiries.refuseUnasked(offer);
      const number = own ?? (await this.offers.nextNumber(Number(todayInChile().slice(0, 4))));
      offer.send(number, await this.offers.payTerms());
      if (offer.replaces && !offer.isChange)
        locked.offers.find(({ id: other }) => other === offer.replaces?.id)?.giveWay('version');
      this.record(locked, way, caller);
      await this.em.flush();
      await this.inquiries.offerSent(locked, offer);
      if (way === 'mail') await this.mails.add(this.em, OFFER_SENT, id);
    });
    if (way === 'mail') await this.mails.soon(OFFER_SENT, id);
    return this.one(id);
  }

  /**
   * Mails the client the link once more.
   * @throws OfferNotFoundError, OfferIsDraftError, OfferOverError, RequestErasedError, RequestBlockedError, NoMailServerError,
   * ClientWithoutMailError
   */
  async mailAgain(id: number): Promise<OfferDto> {
    await this.locks.withOffer(id, async ({ request, offer }) => {
      if (offer.state === 'borrador') throw new OfferIsDraftError();
      request.refuseUse('offer');
      if (!isOpen(offer.stateOn(todayInChile())) || offer.hasBegun()) throw new OfferOverError();
      this.refuseWithoutMail(request);
      await this.mails.again(this.em, OFFER_SENT, id);
      await noteDone(this.em, { action: 'send_again', kind: 'offer', id });
    });
    await this.mails.soon(OFFER_SENT, id);
    return this.one(id);
  }

  /**
   * The address under which the client reads a sent offer.
   * @throws OfferNotFoundError, OfferIsDraftError, RequestErasedError, RequestBlockedError
   */
  link(id: number, caller: Caller): Promise<OfferLinkDto> {
    return this.locks.withOffer(id, async ({ request, offer }) => {
      if (offer.state === 'borrador') throw new OfferIsDraftError();
      request.refuseUse('offer');
      // The mail may have been refused: now staff pass the offer on.
      if (isOpen(offer.stateOn(todayInChile()))) this.quoted(request, by(this.em, caller));
      return { url: await this.links.give(this.em, OFFER_LINK, id) };
    });
  }

  /**
   * A draft with the content of a sent offer. Sending it replaces that offer.
   * @throws OfferNotFoundError, OfferIsDraftError, DraftExistsError, RequestErasedError, RequestBlockedError,
   * RequestNotOpenError
   */
  newVersion(id: number): Promise<OfferDto> {
    return this.locks.withOffer(id, async (locked) => {
      const { request, offers, offer } = locked;
      if (offer.state === 'borrador') throw new OfferIsDraftError();
      refuseDecided(locked);
      const draft = offers.find(({ state }) => state === 'borrador');
      if (draft?.replaces?.id === id) return this.one(draft.id);
      if (draft) throw new DraftExistsError();
      await this.em.populate(offer, ['chef', 'lines', 'menus.proposal']);
      const next = new Offer(request, offer);
      next.describe(copyOf(offer, todayInChile()));
      await this.em.persist(next).flush();
      return this.one(next.id);
    });
  }

  /** @throws OfferNotFoundError, OfferNotDraftError, RequestErasedError, RequestBlockedError */
  delete(id: number): Promise<void> {
    return this.locks.withOffer(id, async ({ request, offer }) => {
      if (offer.state !== 'borrador') throw new OfferNotDraftError();
      request.refuseUse('offer');
      await this.em.remove(offer).flush();
    });
  }

  /** @throws OfferChoiceError */
  private async contentOf(form: UpdateOfferDto): Promise<OfferContent> {
    const chef = form.chef_id ? await this.offers.chef(form.chef_id) : null;
    if (form.chef_id && !chef) throw new OfferChoiceError('chef_id');
    const menus = chef ? await this.offers.menus(chef, form.proposal_ids) : [];
    if (menus.length < form.proposal_ids.length) throw new OfferChoiceError('proposal_ids');
    return {
      chef,
      menus: menus.map(asOffered),
      guests: form.guests ?? null,
      day: form.day ?? null,
      startsAt: form.starts_at ?? null,
      minutes: form.minutes,
      commune: form.commune ?? null,
      address: form.address ?? null,
      included: form.included ?? null,
      conditions: form.conditions ?? null,
      validUntil: form.valid_until ?? null,
      reservaPercent: form.reserva_percent ?? null,
      lines: form.lines.map(({ unit_price, ...line }) => ({ ...line, unitPrice: unit_price })),
    };
  }

  /** @throws NoMailServerError, ClientWithoutMailError */
  private refuseWithoutMail({ email }: QuoteRequest): void {
    const instead = 'Envía el enlace por WhatsApp.';
    if (!this.mails.configured) throw new NoMailServerError(instead);
    if (email === null) throw new ClientWithoutMailError(instead);
  }

  private record({ request, offer }: LockedOffer, sentBy: SentBy, caller: Caller): void {
    const actor = by(this.em, caller);
    request.beginEdit(null);
    const said = { offer: offer.name, sentBy };
    this.em.persist(new QuoteRequestActivity(request, 'offer_sent', actor, null, said));
    if (sentBy === 'link') this.quoted(request, actor);
  }

  /** The request is quoted, unless it was before. */
  private quoted(request: QuoteRequest, actor: Actor): void {
    if (!moveFor(request.situation(), 'cotizada', 'offer')) return;
    request.beginEdit(null);
    this.em.persist(request.moveTo('cotizada', 'offer', actor));
  }
}

/** @throws RequestErasedError, RequestBlockedError, RequestNotOpenError where the client has decided, or the request is closed */
export function refuseDecided({ request, offers }: Locked): void {
  request.refuseUse('offer');
  const agreed = inForce({ offers }) !== undefined;
  if (agreed || !UNDECIDED.includes(request.stage)) throw new RequestNotOpenError(request.stage, agreed);
}
