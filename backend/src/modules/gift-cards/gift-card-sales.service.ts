import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Env } from '../../config/env.js';
import { createdBefore, creationOf } from '../../platform/database/creation-key.js';
import { todayInChile } from '../../platform/http/value/day.js';
import { LinkNotFoundError } from '../../platform/links/links.errors.js';
import { Links } from '../../platform/links/links.js';
import { codeIn, hashOfCode, shownCode } from './gift-card-code.js';
import { GiftCardKey } from './gift-card-key.js';
import { BUYER_LINK, HOLDER_LINK } from './gift-card-link.js';
import { GiftCard } from './gift-card.entity.js';
import type {
  BoughtGiftCardDto,
  BuyGiftCardDto,
  CheckGiftCardDto,
  GiftCardBalanceDto,
  GiftCardLinkPageDto,
  GiftCardOfferDto,
} from './public-gift-cards.dto.js';
import { GiftCardsNotOfferedError } from './gift-cards.errors.js';
import { GiftCards } from './gift-cards.js';
import { GiftCardsRepository } from './gift-cards.repository.js';
import { detailsOf } from './gift-cards.service.js';

/** What visitors do with gift cards: they ask for one, see it, and look up what is left of it. */
@Injectable()
export class GiftCardSalesService {
  constructor(
    private readonly em: EntityManager,
    private readonly cards: GiftCards,
    private readonly rows: GiftCardsRepository,
    private readonly key: GiftCardKey,
    private readonly links: Links,
    private readonly env: Env,
  ) {}

  async offer(): Promise<GiftCardOfferDto> {
    const offered = await this.offered();
    return { offered, months: this.env.GIFT_CARD_MONTHS, experiences: offered ? await this.rows.experiences() : [] };
  }

  /**
   * Stores a card that its buyer is going to pay on the page that is answered. The same form sent twice is one card.
   * @throws GiftCardsNotOfferedError, GiftCardArrivesLateError, NoExperienceForGiftError, KeyReusedError
   */
  async buy(form: BuyGiftCardDto): Promise<BoughtGiftCardDto> {
    if (!(await this.offered())) throw new GiftCardsNotOfferedError();
    return this.em.fork().transactional(async () => {
      const creation = creationOf(form.creation_key, form);
      const created = await createdBefore(this.em, 'gift_card', creation);
      if (created) return { url: await this.links.give(this.em, BUYER_LINK, created) };
      this.cards.refuseLate(form);
      const card = new GiftCard(await this.cards.worthOf(form), detailsOf(form), 'web', creation);
      await this.em.persist(card).flush();
      return { url: await this.links.give(this.em, BUYER_LINK, card.id) };
    });
  }

  /**
   * What is left of the card with this code.
   * @throws UnknownCodeError, TooManyCodesError
   */
  async balance({ code: text }: CheckGiftCardDto): Promise<GiftCardBalanceDto> {
    const code = codeIn(text);
    const card = code === null ? null : await this.rows.byHash(hashOfCode(code));
    if (!card?.validUntil || card.state !== 'vigente') return this.cards.refuseCode();
    return {
      balance: await this.cards.balance(card.id),
      amount: card.amount,
      valid_until: card.validUntil,
      usable: card.isUsable(todayInChile()),
    };
  }

  /** @throws LinkNotFoundError */
  async page(token: string): Promise<GiftCardLinkPageDto> {
    const { id, isBuyer } = await this.opened(token);
    const row = await this.rows.row(id);
    if (!row || row.erased_at !== null) throw new LinkNotFoundError();
    const { number, state, amount, balance, experience_name, guests, buyer_name, receiver_name, message } = row;
    return {
      ...{ number, state, amount, balance, experience_name, guests, buyer_name, receiver_name, message },
      is_buyer: isBuyer,
      to_give_back: isBuyer ? row.to_give_back : 0,
      receiver_email: isBuyer ? row.receiver_email : null,
      arrives_on: row.arrives_on,
      valid_until: row.valid_until,
      mailed_at: row.mailed_at,
      code: await this.codeOf(id, state),
    };
  }

  private async opened(token: string): Promise<{ id: number; isBuyer: boolean }> {
    try {
      return { id: await this.links.subjectOf(BUYER_LINK, token), isBuyer: true };
    } catch (error) {
      if (!(error instanceof LinkNotFoundError)) throw error;
      return { id: await this.links.subjectOf(HOLDER_LINK, token), isBuyer: false };
    }
  }

  /** Null until it is paid, once it is void, and where it was made with another key. */
  private async codeOf(id: number, state: string): Promise<string | null> {
    if (!['vigente', 'agotada', 'vencida'].includes(state)) return null;
    const card = await this.rows.byHash(this.key.hashOf(id));
    return card?.id === id ? shownCode(this.key.codeOf(id)) : null;
  }

  /** Cards are sold here once the company has said how it takes money, and a client can pay. */
  private async offered(): Promise<boolean> {
    const ways = await this.rows.takesMoney();
    return ways !== undefined && (ways.transfer || this.env.takesCards);
  }
}
