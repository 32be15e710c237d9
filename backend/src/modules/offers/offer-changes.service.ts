import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Caller } from '../../platform/http/access.js';
import { todayInChile } from '../../platform/http/value/day.js';
import { Agenda, EveningBegunError, type Evening } from '../agenda/index.js';
import { by, QuoteRequestActivity, type Actor, type QuoteRequest } from '../quotes/index.js';
import { ChefInquiryEnds } from './chef-inquiry-ends.js';
import { ChefPays } from './chef-pays.service.js';
import { EveningMails } from './evening-mails.js';
import { activityChanges, addressAfter, differences, type Compared } from './offer-changes.js';
import { changedContent, changeOf } from './offer-content.js';
import { isOpen } from './offer-moves.js';
import { inForce, OfferLocks, type Locked, type LockedOffer } from './offer-locks.js';
import { Offer, type Acceptance } from './offer.entity.js';
import type { OfferContent } from './offer-words.js';
import {
  ChangeOpenError,
  ChefAwayError,
  NoEveningError,
  NothingChangesError,
  OfferNotChangeError,
  OfferNotFoundError,
  OfferNotOpenError,
} from './offers.errors.js';
import { OffersRepository } from './offers.repository.js';
import { OverlapSteps } from './overlap-steps.js';
import { SheetSending } from './sheet-sending.service.js';

/** The accepted offer and its evening. */
interface Agreed {
  agreed: Offer;
  evening: Evening;
}

/**
 * Changes of what was agreed: a new version of the accepted offer. Until the client says yes the accepted one holds, in the
 * agenda too. The yes is one transaction: both offers, the evening and the mails change together or not at all.
 */
@Injectable()
export class OfferChangesService {
  constructor(
    private readonly em: EntityManager,
    private readonly locks: OfferLocks,
    private readonly agenda: Agenda,
    private readonly offers: OffersRepository,
    private readonly eveningMails: EveningMails,
    private readonly inquiries: ChefInquiryEnds,
    private readonly pays: ChefPays,
    private readonly sheets: SheetSending,
    private readonly steps: OverlapSteps,
  ) {}

  /**
   * A draft that changes what an accepted offer agreed, with its words. An evening has one open change, so pressing twice
   * creates one.
   * @returns its id
   * @throws OfferNotFoundError, NoEveningError, EveningBegunError, ChangeOpenError, RequestErasedError, RequestBlockedError
   */
  create(id: number): Promise<number> {
    return this.locks.withOffer(id, async (locked) => {
      const { request, offers, offer } = locked;
      request.refuseUse('offer');
      const { agreed, evening } = await this.agreed(locked);
      if (agreed !== offer) throw new NoEveningError();
      await this.expire(locked);
      const open = offers.find(({ isChange, state }) => isChange && (state === 'borrador' || isOpen(state)));
      if (open?.state === 'borrador') return open.id;
      if (open) throw new ChangeOpenError();
      await this.em.populate(offer, ['chef', 'lines', 'menus.proposal']);
      const change = new Offer(request, offer, nextRevision(locked, offer));
      change.describe(changeOf(offer, evening, todayInChile()));
      await this.em.persist(change).flush();
      return change.id;
    });
  }

  /** The words of a draft, as they are kept. @throws NoEveningError, EveningBegunError */
  async contentOf(locked: LockedOffer, content: OfferContent): Promise<OfferContent> {
    const { agreed, evening } = await this.agreed(locked);
    await this.em.populate(agreed, ['chef', 'menus.proposal']);
    return changedContent(content, agreed, evening);
  }

  /**
   * Makes the draft of a change ready to be sent: on the evening's present day, and only where something changes.
   * @returns the number of what it changes
   * @throws NoEveningError, EveningBegunError, ChefAwayError, NothingChangesError
   */
  async ready(locked: LockedOffer): Promise<string> {
    const { offer } = locked;
    const { agreed, evening } = await this.agreed(locked);
    offer.day = evening.day;
    offer.startsAt = evening.startsAt;
    await this.em.populate(offer, ['chef']);
    if (offer.chef && offer.chef !== evening.chef && offer.chef.state !== 'ACTIVE') throw new ChefAwayError();
    await this.em.flush();
    if ((await this.changes({ agreed, evening }, offer)).length === 0) throw new NothingChangesError();
    return agreed.number ?? '';
  }

  /**
   * Staff do not ask for a change any more. What was agreed holds, and a chef who was asked for it hears 'ya no'. Withdrawn again
   * nothing changes.
   * @throws OfferNotFoundError, OfferNotChangeError, OfferNotOpenError
   */
  withdraw(id: number, caller: Caller): Promise<void> {
    return this.locks.withOffer(id, async (locked) => {
      const { request, offer } = locked;
      if (!offer.isChange) throw new OfferNotChangeError();
      if (offer.state === 'retirada') return;
      offer.withdraw('staff');
      request.beginEdit(null);
      this.em.persist(
        new QuoteRequestActivity(request, 'offer_withdrawn', by(this.em, caller), null, { offer: offer.name }),
      );
      await this.em.flush();
      await this.inquiries.offerEnded(locked, offer, 'withdrawn');
    });
  }

  /** The evening was cancelled: no change of it is open any more, and who was asked to take it hears 'ya no'. */
  async end(request: QuoteRequest): Promise<void> {
    for (const offer of await this.offers.lockAll(request.id)) {
      if (!offer.isChange) continue;
      if (offer.state === 'borrador') this.em.remove(offer);
      else if (isOpen(offer.state)) offer.withdraw('evening');
    }
    await this.em.flush();
    await this.inquiries.lost(request);
  }

  /**
   * The client said yes to a sent change: it takes the place of what was agreed, and the evening becomes what it says.
   * @throws OfferNotOpenError
   */
  async accepted(locked: LockedOffer, acceptance: Acceptance, actor: Actor, text: string | null): Promise<void> {
    const { request, offer } = locked;
    const { agreed, evening } = await this.agreed(locked).catch(throwForClient);
    if (offer.replaces !== agreed) throw new OfferNotOpenError('reemplazada', true);
    await this.em.populate(evening, ['chef']);
    await this.em.populate(offer, ['chef', 'menus']);
    const former = evening.chef;
    const { day, startsAt } = evening;
    const terms = acceptance.terms ?? agreed.termsVersion;
    const { unconfirmed } = agreed;
    agreed.giveWayToChange();
    // Of a request one offer is accepted at a time.
    await this.em.flush();
    const { chef, guests, commune } = offer.accept({ ...acceptance, terms });
    // The chef may have left meanwhile.
    await this.agenda.lockChef(chef.id);
    if (chef !== former && chef.state !== 'ACTIVE') throw new OfferNotOpenError('chef', true);
    const isSameTime = chef === former && offer.minutes === evening.minutes;
    const changes = await this.changes({ agreed, evening }, offer);
    this.em.persist(new QuoteRequestActivity(request, 'offer_accepted', actor, text, { offer: offer.name }));
    request.beginEdit(null);
    await this.em.flush();

    const menu = offer.menus.getItems().map(({ dishName }) => dishName);
    const address = addressAfter({ commune: agreed.commune, address: evening.address }, offer);
    const to = { chefId: chef.id, guests, minutes: offer.minutes, commune, menu: menu.join(' · '), address };
    const recorded = { offer: offer.name, changes: activityChanges(changes) };
    const happened = await this.agenda.change(evening.id, to, actor, recorded);
    offer.evening = evening;
    if (chef !== former) {
      await this.inquiries.agreed(request, chef.id);
      await this.pays.agree(evening, chef, offer.total);
    }
    // The same chef at the same time was asked already.
    if (isSameTime) offer.unconfirmed = unconfirmed;
    else this.steps.drop({ ...locked, offer: agreed }, actor);
    const time = { day, startsAt, minutes: offer.minutes };
    const isBusy = !isSameTime && (await this.steps.warn(locked, chef, time, chef === former));
    await this.em.flush();
    await this.eveningMails.add(chef === former ? 'agreement_changed' : 'chef_exchanged', {
      evening,
      about: happened,
      changes,
      former: former && chef !== former ? { id: former.id, name: former.chefName } : null,
    });
    // Where the chef may be elsewhere at that hour, somebody asks them first.
    if (chef !== former && !isBusy) await this.sheets.sendAtOnce(evening);
  }

  private async changes({ agreed, evening }: Agreed, offer: Offer): Promise<Compared[]> {
    const [row, after] = [await this.offers.row(agreed.id), await this.offers.row(offer.id)];
    if (!row || !after) throw new OfferNotFoundError();
    const before = { ...row, address: evening.address };
    return differences(before, { ...after, address: addressAfter(before, after) });
  }

  /** What was agreed and lies ahead. @throws NoEveningError, EveningBegunError */
  private async agreed(locked: Locked): Promise<Agreed> {
    const agreed = inForce(locked);
    if (agreed) await this.em.populate(agreed, ['evening']);
    const evening = agreed?.evening;
    if (!evening || evening.cancelledAt || locked.request.stage !== 'aceptada') throw new NoEveningError();
    if (evening.hasBegun()) throw new EveningBegunError();
    return { agreed, evening };
  }

  /** Stores that a change expired, before the daily job does. */
  private async expire(locked: Locked): Promise<void> {
    const over = locked.offers.filter(
      (one) => one.isChange && one.stateOn(todayInChile()) === 'vencida' && one.expire(),
    );
    await this.inquiries.offersExpired(locked, over);
  }
}

/** Turns the error of staff into the client's. */
function throwForClient(error: unknown): never {
  if (error instanceof EveningBegunError) throw new OfferNotOpenError('begun', true);
  throw error instanceof NoEveningError ? new OfferNotOpenError('cancelled', true) : error;
}

/** The next version of an offer: every change of it counts, also one that the client declined. */
const nextRevision = ({ offers }: Locked, { number }: Offer): number =>
  Math.max(...offers.filter((one) => one.number === number).map(({ revision }) => revision)) + 1;
