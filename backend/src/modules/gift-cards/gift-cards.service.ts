import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { EntityManager } from '@mikro-orm/postgresql';
import { noteDone } from '../../platform/audit/audit.repository.js';
import { createdBefore, creationOf } from '../../platform/database/creation-key.js';
import { emitInOrder } from '../../platform/database/emit-in-order.js';
import type { Caller } from '../../platform/http/access.js';
import { Mails } from '../../platform/mail/mails.js';
import { shownCode } from './gift-card-code.js';
import { GiftCardGivenBack, GiftCardSold } from './gift-card-events.js';
import { GiftCardKey } from './gift-card-key.js';
import { GIFT_CARD_MAIL, GIFT_CARD_RETURNED, GIFT_CARD_VOID } from './gift-card-mail-kinds.js';
import { GiftCard, numberOf, type GiftDetails } from './gift-card.entity.js';
import type {
  GiftCardCodeDto,
  GiftCardDto,
  GiftCardPageDto,
  GiveBackGiftCardDto,
  ReceiveGiftCardDto,
  SellGiftCardDto,
  VoidGiftCardDto,
} from './gift-cards.dto.js';
import type { BuyGiftCardDto } from './public-gift-cards.dto.js';
import { GiftCardMovedError, GiftCardNotFoundError, GiftCardPaidError, NoCodeError } from './gift-cards.errors.js';
import { GiftCards } from './gift-cards.js';
import { GiftCardsRepository } from './gift-cards.repository.js';

/** What staff do with gift cards. Each method is one transaction. */
@Injectable()
export class GiftCardsService {
  constructor(
    private readonly em: EntityManager,
    private readonly cards: GiftCards,
    private readonly rows: GiftCardsRepository,
    private readonly key: GiftCardKey,
    private readonly mails: Mails,
    private readonly events: EventEmitter2,
  ) {}

  /** @throws GiftCardNotFoundError */
  async page(id: number): Promise<GiftCardPageDto> {
    const page = await this.rows.page(id);
    if (!page) throw new GiftCardNotFoundError();
    return page;
  }

  /**
   * Sells a card on the telephone, whose money has come. The same form sent twice is one card.
   * @throws GiftCardArrivesLateError, NoExperienceForGiftError, KeyReusedError
   */
  sell(form: SellGiftCardDto, caller: Caller): Promise<GiftCardDto> {
    return this.em.transactional(async () => {
      const creation = creationOf(form.creation_key, form);
      const created = await createdBefore(this.em, 'gift_card', creation);
      if (created) return this.read(created);
      this.cards.refuseLate(form);
      const card = new GiftCard(await this.cards.worthOf(form), detailsOf(form), 'phone', creation);
      await this.em.persist(card).flush();
      await this.cards.paid(card);
      const paid = { way: form.way, day: form.paid_on, reference: form.reference ?? null };
      await emitInOrder(this.events, GiftCardSold.event, new GiftCardSold(this.em, card, paid, caller));
      return this.read(card.id);
    });
  }

  /**
   * A visitor's transfer came for a card: from now on it is valid.
   * @throws GiftCardNotFoundError, GiftCardPaidError
   */
  receive(
    id: number,
    { way, paid_on: day, reference = null }: ReceiveGiftCardDto,
    caller: Caller,
  ): Promise<GiftCardDto> {
    return this.em.transactional(async () => {
      const card = await this.cards.lock(id);
      if (card.isPaid) throw new GiftCardPaidError();
      await this.cards.paid(card);
      await emitInOrder(
        this.events,
        GiftCardSold.event,
        new GiftCardSold(this.em, card, { way, day, reference }, caller),
      );
      return this.read(id);
    });
  }

  /**
   * Voids a card: nobody uses it any more. What was left of it was given back to the buyer before: the ledger says so, and
   * buyer and holder hear of it.
   * @throws GiftCardNotFoundError, GiftCardMovedError, StaleVersionError, GiftCardBackError, GiftCardLeftError
   */
  voidCard(id: number, form: VoidGiftCardDto, caller: Caller): Promise<GiftCardDto> {
    return this.em.transactional(async () => {
      const card = await this.cards.lock(id);
      card.beginEdit(form.version);
      const { held: amount } = await this.rows.sums(id);
      card.voided(form.reason, amount, Boolean(form.given_back));
      await this.em.flush();
      const { given_back: way, reference = null } = form;
      if (way) {
        await this.gaveBack(card, { way, amount, reference }, caller);
        await this.mails.add(this.em, GIFT_CARD_VOID, id);
      }
      return this.read(id);
    });
  }

  /**
   * What was paid too much for a card was given back to its buyer: the ledger says so, and the card stays as it is.
   * @throws GiftCardNotFoundError, GiftCardMovedError
   */
  giveBack(id: number, { way, amount, reference = null }: GiveBackGiftCardDto, caller: Caller): Promise<GiftCardDto> {
    return this.em.transactional(async () => {
      const card = await this.cards.lock(id);
      const { toGiveBack } = await this.rows.sums(id);
      if (card.state !== 'vigente' || amount !== toGiveBack) throw new GiftCardMovedError();
      card.beginEdit(null);
      await this.gaveBack(card, { way, amount, reference }, caller);
      return this.read(id);
    });
  }

  /**
   * Shows a card's code again. The log says to whom.
   * @throws GiftCardNotFoundError, NoCodeError
   */
  code(id: number): Promise<GiftCardCodeDto> {
    return this.em.transactional(async () => {
      const card = await this.cards.lock(id);
      if (card.codeHash === null || card.codeHash !== this.key.hashOf(id)) throw new NoCodeError();
      await noteDone(this.em, { action: 'export', kind: 'gift_card', id, name: numberOf(id) });
      return { code: shownCode(this.key.codeOf(id)) };
    });
  }

  /**
   * Mails a card once more.
   * @throws GiftCardNotFoundError, GiftCardMovedError
   */
  async sendAgain(id: number): Promise<GiftCardDto> {
    await this.em.transactional(async () => {
      const card = await this.cards.lock(id);
      if (card.state !== 'vigente' || card.erasedAt) throw new GiftCardMovedError();
      await this.mails.again(this.em, GIFT_CARD_MAIL, id);
    });
    await this.mails.soon(GIFT_CARD_MAIL, id);
    return this.read(id);
  }

  /**
   * Erases who gave a card and who got it. What was paid, used and is left stays.
   * @throws GiftCardNotFoundError
   */
  erase(id: number): Promise<GiftCardDto> {
    return this.em.transactional(async () => {
      await this.cards.erase(await this.cards.lock(id));
      return this.read(id);
    });
  }

  private async gaveBack(card: GiftCard, back: GiftCardGivenBack['back'], caller: Caller): Promise<void> {
    await emitInOrder(this.events, GiftCardGivenBack.event, new GiftCardGivenBack(this.em, card, back, caller));
    await this.mails.again(this.em, GIFT_CARD_RETURNED, card.id);
  }

  private async read(id: number): Promise<GiftCardDto> {
    const row = await this.rows.row(id);
    if (!row) throw new GiftCardNotFoundError();
    return row;
  }
}

/** What a form says of the people of a card. */
export const detailsOf = (form: BuyGiftCardDto | SellGiftCardDto): GiftDetails => ({
  buyerName: form.buyer_name,
  buyerEmail: form.buyer_email,
  receiverName: form.receiver_name,
  receiverEmail: form.receiver_email ?? null,
  message: form.message ?? null,
  arrivesOn: form.arrives_on,
});
