import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Env } from '../../config/env.js';
import { databaseNow } from '../../platform/database/database-clock.js';
import { dayAfter, todayInChile } from '../../platform/http/value/day.js';
import { definePeriodicJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Mails } from '../../platform/mail/mails.js';
import { GIFT_CARD_ENDS } from './gift-card-mail-kinds.js';
import { ENDS_SOON_DAYS } from './gift-card-states.js';
import type { GiftCard } from './gift-card.entity.js';
import { GiftCards } from './gift-cards.js';
import { GiftCardsRepository } from './gift-cards.repository.js';

/** By day: nobody gets a present at night. */
const GIFT_CARDS = definePeriodicJob({
  name: 'gift-cards',
  title: 'Gift cards por enviar y por vencer',
  limit: 300,
  cron: '7 8-20 * * *',
});

/** Days after which nobody is expected to pay a card any more. */
const PAID_WITHIN_DAYS = 14;

/** Years for which the papers of a sale are kept. */
const PAPERS_YEARS = 6;

const DAY_MS = 86_400_000;

/** Mails cards on their day and before they expire, drops unpaid ones, and erases people and papers in time. */
@Injectable()
export class GiftCardKeeping {
  constructor(
    private readonly em: EntityManager,
    private readonly cards: GiftCards,
    private readonly rows: GiftCardsRepository,
    private readonly mails: Mails,
    private readonly env: Env,
    jobs: Jobs,
  ) {
    jobs.handle(GIFT_CARDS, () => this.sweep());
  }

  /** @param now the time; the database's by default */
  async sweep(now?: Date): Promise<void> {
    const at = now ?? (await databaseNow(this.em.fork()));
    const today = todayInChile(at);
    await this.each(await this.rows.toMail(today), (card) => this.cards.mail(card));
    const ending = await this.rows.ending(today, dayAfter(today, ENDS_SOON_DAYS));
    await this.each(ending, ({ id }) => this.mails.add(this.em, GIFT_CARD_ENDS, id));
    const expected = new Date(at.getTime() - PAID_WITHIN_DAYS * DAY_MS);
    await this.each(await this.rows.unpaidSince(expected), (card) => card.dropped());
    await this.forget();
  }

  private async forget(): Promise<void> {
    const months = this.env.QUOTE_RETENTION_MONTHS;
    if (months === 0) return;
    await this.each(await this.rows.toForget(months), (card) => this.cards.erase(card));
    await this.em.fork().transactional(() => this.rows.deletePapersOver(PAPERS_YEARS));
  }

  /** Each card in a transaction of its own. */
  private async each(ids: readonly number[], work: (card: GiftCard) => Promise<void> | void): Promise<void> {
    for (const id of ids) await this.em.fork().transactional(async () => work(await this.cards.lock(id)));
  }
}
