import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { databaseNow } from '../../platform/database/database-clock.js';
import { shownRut } from '../../platform/http/value/rut.js';
import { Links } from '../../platform/links/links.js';
import { LinkNotFoundError } from '../../platform/links/links.errors.js';
import { OFFER_LINK, PAYMENT_LINK } from '../offers/index.js';
import { REQUEST_LINK } from '../quotes/index.js';
import { firstNameOf } from '../quotes/rules.js';
import type { MyAccountDto, MyMoneyDto, MyPlanDto } from './client-money.dto.js';
import { ClientMoneyRepository, type OfferedMoney } from './client-money.repository.js';
import { EveningMoneyRepository } from './evening-money.repository.js';
import { DOCUMENT_NAMES, RESERVA_HOURS, SALDO_DAYS } from './money-kinds.js';
import type { MoneySettings } from './money-settings.entity.js';
import { MoneyRepository } from './money.repository.js';
import { isNear, isToConfirm, shownSteps, type DateFacts } from './plan.js';
import { balanceOf, type MoneyFacts } from './balance.js';
import { TransfersRepository } from './transfers.repository.js';
import { Webpay } from './webpay.js';

type Facts = MoneyFacts & DateFacts;

/** The states of an offer that waits for its client. */
const WAITING = ['enviada', 'vista'];

/** What clients see of their money, by their secret links. Every amount is reckoned here. */
@Injectable()
export class ClientMoney {
  constructor(
    private readonly em: EntityManager,
    private readonly money: MoneyRepository,
    private readonly reads: ClientMoneyRepository,
    private readonly evenings: EveningMoneyRepository,
    private readonly transfers: TransfersRepository,
    private readonly links: Links,
    private readonly webpay: Webpay,
  ) {}

  /**
   * The evening that a payment link opens.
   * @throws LinkNotFoundError, LinkSuspendedError
   */
  eveningOf(token: unknown): Promise<number> {
    return this.links.subjectOf(PAYMENT_LINK, token);
  }

  /**
   * What the link of an offer says of money: before the yes what would be due, after it what is.
   * @throws LinkNotFoundError, LinkSuspendedError
   */
  async ofOffer(token: unknown): Promise<MyPlanDto | null> {
    const offer = await this.reads.offered(await this.links.subjectOf(OFFER_LINK, token));
    if (!offer) throw new LinkNotFoundError();
    if (offer.state === 'aceptada') return offer.evening === null ? null : this.ofEvening(offer.evening);
    if (!WAITING.includes(offer.state) || offer.day === null) return null;
    const now = await databaseNow(this.em.fork());
    const asked = { agreed: offer.total, changedAt: now, ...(await this.termsOf(offer)) };
    const agreed = offer.evening === null ? undefined : await this.money.facts(offer.evening);
    const facts = agreed
      ? { ...agreed, ...asked }
      : {
          ...asked,
          firstAgreed: offer.total,
          acceptedAt: now,
          movedAt: null,
          day: offer.day,
          cancelled: false,
          percent: null,
          entries: [],
        };
    const plan = planDto(facts);
    return plan.steps.length === 0 ? null : { ...plan, agreed: false, url: null };
  }

  /**
   * The same of the request that a client's link opens; null where its evening asks for nothing.
   * @throws LinkNotFoundError, LinkSuspendedError
   */
  async ofMyRequest(token: unknown): Promise<MyPlanDto | null> {
    const evening = await this.reads.eveningOfRequest(await this.links.subjectOf(REQUEST_LINK, token));
    return evening === undefined ? null : this.ofEvening(evening);
  }

  /**
   * The payment page of an evening.
   * @throws LinkNotFoundError
   */
  async page(eveningId: number): Promise<MyMoneyDto> {
    const [facts, evening] = [await this.factsOf(eveningId), await this.reads.evening(eveningId)];
    if (!facts || !evening) throw new LinkNotFoundError();
    const receipts = await this.reads.receipts('evening_id', eveningId, facts.number);
    const plan = planDto(facts);
    return {
      ...plan,
      agreed: true,
      url: await this.urlOf(eveningId),
      number: facts.number,
      client: firstNameOf(evening.client),
      day: evening.day,
      starts_at: evening.startsAt,
      chef_name: evening.chefName,
      cancelled: facts.cancelled,
      card: this.webpay.offered,
      account: plan.steps.some(({ left }) => left > 0) ? await this.account() : null,
      transfers: await this.transfers.ofClient(eveningId),
      tries: await this.reads.tries('evening_id', eveningId),
      receipts: receipts.map(({ entry: _entry, ...receipt }) => receipt),
      documents: (await this.evenings.documents(eveningId)).map(({ kind, number, ...document }) => ({
        ...document,
        name: `${DOCUMENT_NAMES[kind]} ${number}`,
      })),
    };
  }

  /** What is to pay for an evening; null where nothing is due and nothing was paid. */
  private async ofEvening(eveningId: number): Promise<MyPlanDto | null> {
    const facts = await this.factsOf(eveningId);
    if (!facts) return null;
    const plan = planDto(facts);
    if (plan.steps.length === 0 && facts.entries.length === 0) return null;
    return { ...plan, agreed: true, url: await this.urlOf(eveningId) };
  }

  private async factsOf(eveningId: number): Promise<(Facts & { number: string }) | undefined> {
    const facts = await this.money.facts(eveningId);
    return facts && (this.canPay(await this.money.settings()) ? facts : { ...facts, reservaPercent: null });
  }

  /** When each part of an offer would be due, by the offer as sent or by the settings. No share while the company takes no money. */
  private async termsOf(
    offer: OfferedMoney,
  ): Promise<Pick<DateFacts, 'reservaPercent' | 'reservaHours' | 'saldoDays' | 'confirmsDate'>> {
    const settings = await this.money.settings();
    return {
      reservaPercent: this.canPay(settings) ? (offer.reservaPercent ?? settings?.reservaPercent ?? null) : null,
      reservaHours: offer.reservaHours ?? settings?.reservaHours ?? RESERVA_HOURS,
      saldoDays: offer.saldoDays ?? settings?.saldoDays ?? SALDO_DAYS,
      confirmsDate: settings?.confirmsDate ?? false,
    };
  }

  /** Whether the company said how it takes money, and there is a way to pay. */
  private canPay(settings: MoneySettings | null): boolean {
    return settings?.canBePaid(this.webpay.offered) ?? false;
  }

  /** The account for transfers, for somebody who has to pay; null where the company takes none. */
  private async account(): Promise<MyAccountDto | null> {
    const account = (await this.money.settings())?.account;
    if (!account) return null;
    const { bank, accountKind: kind, accountNumber: number, accountHolder: holder, accountEmail: email } = account;
    return { bank, kind, number, holder, rut: shownRut(account.accountRut), email };
  }

  private urlOf(eveningId: number): Promise<string> {
    return this.em.fork().transactional((em) => this.links.give(em, PAYMENT_LINK, eveningId));
  }
}

function planDto(facts: Facts): Omit<MyPlanDto, 'agreed' | 'url'> {
  const balance = balanceOf(facts);
  return {
    total: facts.agreed,
    paid: balance.paid - balance.givenBack,
    left: balance.left,
    to_give_back: balance.toGiveBack,
    reserva_hours: facts.reservaHours,
    saldo_days: facts.saldoDays,
    to_confirm: isToConfirm(facts, balance),
    at_once: isNear(facts),
    steps: shownSteps(facts, balance),
  };
}
