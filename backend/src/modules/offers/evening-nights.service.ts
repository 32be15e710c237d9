import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Caller } from '../../platform/http/access.js';
import { hasChat } from '../../platform/http/value/phone.js';
import { Links } from '../../platform/links/links.js';
import { Agenda, type Evening, type NightDetails } from '../agenda/index.js';
import {
  by,
  ManyChangesError,
  QuoteRequestActivity,
  QuotesRepository,
  REQUEST_LINK,
  type Actor,
} from '../quotes/index.js';
import type { CompleteMyEveningDto, NightForm } from './client-offer.dto.js';
import { DueMoneyRepository } from './due-money.repository.js';
import { chatsOf, chatText, CHAT_TITLES, type Chat } from './evening-chats.js';
import type { ChatDto, OpenChatDto, UpdateNightDto } from './evening-page.dto.js';
import { canChange } from './evenings.service.js';
import { placeText } from './event-sheets.js';
import { GivenBackRepository } from './given-back.repository.js';
import {
  EveningSettledError,
  ManyWishesError,
  NightChangedError,
  NoChatError,
  NoEveningError,
  NoSuchMailError,
} from './offers.errors.js';
import { OfferLocks } from './offer-locks.js';
import { OffersRepository } from './offers.repository.js';
import { PAYMENT_LINK } from './offer-links.js';
import { shareOf } from './refund-rules.js';
import { SheetsRepository } from './sheets.repository.js';
import { WishesRepository } from './wishes.repository.js';

const CLIENT: Actor = { actor: 'client' };

/** Most wishes of a client that wait for staff. */
const MOST_WISHES = 5;

/** What client and staff do about the night itself: where it is, who receives the chef, what is sent by chat. */
@Injectable()
export class EveningNights {
  constructor(
    private readonly em: EntityManager,
    private readonly locks: OfferLocks,
    private readonly agenda: Agenda,
    private readonly offers: OffersRepository,
    private readonly quotes: QuotesRepository,
    private readonly links: Links,
    private readonly sheets: SheetsRepository,
    private readonly wishes: WishesRepository,
    private readonly givenBack: GivenBackRepository,
    private readonly due: DueMoneyRepository,
  ) {}

  /**
   * Staff complete or correct the data for that night.
   * @throws EveningNotFoundError, EveningCancelledError, EveningOverError, EveningBegunError, StaleVersionError,
   * RequestErasedError, RequestBlockedError
   */
  describe(id: number, { version, ...form }: UpdateNightDto, caller: Caller): Promise<void> {
    return this.em.fork().transactional(async () => {
      const evening = await this.agenda.lock(id);
      evening.quoteRequest.refuseUse('offer');
      await this.agenda.describe(id, detailsOf(form), by(this.em, caller), version ?? null);
    });
  }

  /**
   * The client completes or corrects them. The same data again change nothing.
   * @throws LinkNotFoundError, LinkSuspendedError, NoEveningError, EveningSettledError, ManyChangesError, NightChangedError
   */
  completeMine(token: unknown, { seen, ...form }: CompleteMyEveningDto): Promise<void> {
    return this.mine(token, async (evening) => {
      const details = detailsOf(form);
      // The last change that the limit allows may be sent again.
      if (evening.changesTo(details).length === 0) return;
      if (await this.quotes.hasChangedMuch(evening.quoteRequest.id)) throw new ManyChangesError();
      // Not the version: it rises also with the day, the menu and the restrictions.
      if (seen && evening.changesTo(detailsOf(seen)).length > 0) throw new NightChangedError();
      await this.agenda.describe(evening.id, details, CLIENT);
    });
  }

  /**
   * The client wishes a change of what was agreed. The same words again are the same wish.
   * @throws LinkNotFoundError, LinkSuspendedError, NoEveningError, EveningSettledError, ManyWishesError
   */
  wish(token: unknown, wish: string): Promise<void> {
    return this.mine(token, async ({ quoteRequest: request }) => {
      const waiting = await this.wishes.waiting(request.id);
      if (waiting.includes(wish)) return;
      if (waiting.length >= MOST_WISHES) throw new ManyWishesError();
      await this.em.persist(new QuoteRequestActivity(request, 'change_wished', CLIENT, wish)).flush();
    });
  }

  /**
   * Writes the text of a mail about the evening as a message for a chat that staff open, and notes it.
   * @throws EveningNotFoundError, RequestErasedError, RequestBlockedError, NoSuchMailError, NoChatError
   */
  chat(id: number, { letter, reader }: OpenChatDto, caller: Caller): Promise<ChatDto> {
    return this.em.fork().transactional(async () => {
      const evening = await this.agenda.lock(id);
      const { quoteRequest: request } = evening;
      request.refuseUse('offer');
      await this.em.populate(evening, ['chef']);
      const due = await this.due.of(id);
      const chats = chatsOf(evening, await this.sheets.wasNotified(evening, evening.chef?.id), due.steps);
      if (!chats.some((one) => one.letter === letter && one.reader === reader)) throw new NoSuchMailError();
      const phone = (reader === 'chef' ? evening.chef?.phoneNumber : request.phoneNumber) ?? '';
      if (!hasChat(phone)) throw new NoChatError();
      const offer = await this.offers.agreedFor(evening);
      const percent = evening.refundPercent ?? 0;
      const url = await this.pageOf({ letter, reader }, evening);
      const text = chatText({ letter, reader }, evening, {
        place: placeText(evening, offer ?? undefined),
        back: await this.givenBack.of(id, percent, shareOf(offer?.total ?? null, percent)),
        due,
        url,
      });
      const said = {
        letter: CHAT_TITLES[letter],
        ...(reader === 'chef' && { chef: evening.chefName }),
        channel: 'whatsapp' as const,
      };
      await this.em
        .persist(new QuoteRequestActivity(request, 'letter_in_chat', by(this.em, caller), null, said))
        .flush();
      return { phone_number: phone, text };
    });
  }

  /** Where a message leads its client. */
  private async pageOf({ letter, reader }: Chat, { id, quoteRequest }: Evening): Promise<string> {
    if (reader === 'chef') return '';
    return letter === 'payment'
      ? this.links.give(this.em, PAYMENT_LINK, id)
      : this.links.give(this.em, REQUEST_LINK, quoteRequest.id);
  }

  /** Runs the client's change with the evening that their link leads to, while it can be changed. */
  private async mine(token: unknown, change: (evening: Evening) => Promise<void>): Promise<void> {
    const requestId = await this.links.subjectOf(REQUEST_LINK, token);
    await this.locks.withRequest(requestId, async ({ request }) => {
      request.refuseUse('client');
      const evening = await this.agenda.ofRequest(requestId);
      if (!evening) throw new NoEveningError();
      if (!canChange(evening)) throw new EveningSettledError();
      await change(evening);
    });
  }
}

const detailsOf = ({ address, contact_name, contact_phone }: NightForm): NightDetails => ({
  address: address ?? null,
  contactName: contact_name ?? null,
  contactPhone: contact_phone ?? null,
});
