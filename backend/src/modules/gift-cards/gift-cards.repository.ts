import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager, EntityRepository } from '@mikro-orm/postgresql';
import { expressionBuilder, sql, type NotNull } from 'kysely';
import { readList, type ListSource } from '../../platform/database/list.js';
import { containing } from '../../platform/database/search-words.js';
import { database, moment, type Tables } from '../../platform/database/tables.js';
import type { Listed } from '../../platform/http/answer/list-answer.js';
import { MAILS } from '../../platform/mail/mails-table.js';
import { GIFT_CARD_LIVES_ON } from './gift-card-mail-kinds.js';
import { BALANCE, HELD, KEPT, NUMBER, ROW, STANDING, TO_GIVE_BACK } from './gift-card.columns.js';
import { GiftCard, type Worth } from './gift-card.entity.js';
import type { GiftCardDto, GiftCardEntryDto, GiftCardPageDto, ListGiftCardsQuery } from './gift-cards.dto.js';
import type { GiftExperienceDto } from './public-gift-cards.dto.js';
import { Proposal } from '../proposals/index.js';

const { eb, ref } = expressionBuilder<Tables, 'gift_card'>();

const LIST: ListSource<ListGiftCardsQuery> = {
  search: (text) =>
    eb.or([eb('gift_card.search_key', 'like', containing(text)), eb(NUMBER, '=', text.trim().toUpperCase())]),
  filters: { state: STANDING },
  orders: {
    created_at: ref('gift_card.created_at'),
    amount: ref('gift_card.amount'),
    balance: BALANCE,
    valid_until: { by: ref('gift_card.valid_until'), nullsLast: true },
  },
  id: ref('gift_card.id'),
};

/** Most experiences that the page of gift cards lists. */
const MOST_EXPERIENCES = 300;

/** Most cards that one run of a job takes. */
const BATCH = 100;

/** Gift cards in the database. */
@Injectable()
export class GiftCardsRepository extends EntityRepository<GiftCard> {
  constructor(protected override readonly em: EntityManager) {
    super(em, GiftCard);
  }

  /** The list of staff, in a total order, and how many rows match in all. */
  list(asked: ListGiftCardsQuery): Promise<Listed<GiftCardDto>> {
    return readList(asked, LIST, database(this.em).selectFrom('gift_card'), (found) => found.select(ROW));
  }

  /** A card as the list shows it; undefined if it does not exist. */
  row(id: number): Promise<GiftCardDto | undefined> {
    return database(this.em).selectFrom('gift_card').select(ROW).where('gift_card.id', '=', id).executeTakeFirst();
  }

  /** A card with everything that moved its money. */
  async page(id: number): Promise<GiftCardPageDto | undefined> {
    const row = await this.row(id);
    return row && { ...row, entries: await this.entries(id) };
  }

  /** The card, locked until the end of the transaction; null if it does not exist. */
  lock(id: number): Promise<GiftCard | null> {
    return this.findOne({ id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  /** The same for the card with this code. */
  lockByHash(codeHash: string): Promise<GiftCard | null> {
    return this.findOne({ codeHash }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  /** The card with this code, to be read. */
  byHash(codeHash: string): Promise<GiftCard | null> {
    return this.em.fork().findOne(GiftCard, { codeHash });
  }

  /** What is left of a card to use, what is to give back to its buyer, both together, and what came for it and did not go back. */
  sums(id: number): Promise<{ balance: number; toGiveBack: number; held: number; kept: number }> {
    return database(this.em)
      .selectFrom('gift_card')
      .select([BALANCE.as('balance'), TO_GIVE_BACK.as('toGiveBack'), HELD.as('held'), KEPT.as('kept')])
      .where('gift_card.id', '=', id)
      .executeTakeFirstOrThrow();
  }

  /** What was given back to the buyer of a card, the first at the top. */
  refunds(id: number): Promise<{ at: string; amount: number; way: string; reference: string | null }[]> {
    return database(this.em)
      .selectFrom('money_entry')
      .select(({ ref: of }) => [moment(of('money_entry.at')).as('at'), 'amount', 'way', 'reference'])
      .where('gift_card_id', '=', id)
      .where('kind', '=', 'refund')
      .orderBy('id')
      .execute();
  }

  /** What an experience of the site is worth today for so many people; undefined where it cannot be given. */
  async experience(id: number, guests: number): Promise<Worth | undefined> {
    const found = await database(this.em)
      .selectFrom('proposal')
      .innerJoin('chef', 'chef.id', 'proposal.chef_id')
      .select(['proposal.dish_name', 'chef.price_per_person'])
      .where('proposal.id', '=', id)
      .where('chef.state', '=', 'ACTIVE')
      .where(
        sql<boolean>`${guests} between coalesce(proposal.guests_min, 1) and coalesce(proposal.guests_max, ${guests})`,
      )
      .executeTakeFirst();
    if (!found?.price_per_person) return undefined;
    return {
      amount: found.price_per_person * guests,
      experience: { proposal: this.em.getReference(Proposal, id), name: found.dish_name, guests },
    };
  }

  /** The experiences that can be given: on the site, with a price. */
  async experiences(): Promise<GiftExperienceDto[]> {
    return database(this.em)
      .selectFrom('proposal')
      .innerJoin('chef', 'chef.id', 'proposal.chef_id')
      .select(['proposal.id', 'proposal.dish_name as name', 'chef.chef_name', 'chef.price_per_person'])
      .select(['proposal.guests_min', 'proposal.guests_max'])
      .$narrowType<{ price_per_person: NotNull }>()
      .where('chef.state', '=', 'ACTIVE')
      .where('chef.price_per_person', 'is not', null)
      .orderBy('proposal.dish_name')
      .orderBy('proposal.id')
      .limit(MOST_EXPERIENCES)
      .execute();
  }

  /** Whether the company has said how it takes money, and whether clients can transfer. */
  async takesMoney(): Promise<{ transfer: boolean } | undefined> {
    return database(this.em)
      .selectFrom('money_settings')
      .select(sql<boolean>`account_number is not null`.as('transfer'))
      .executeTakeFirst();
  }

  /** Cards that are to be mailed until this day, and have not ended. */
  async toMail(today: string): Promise<number[]> {
    const found = await database(this.em)
      .selectFrom('gift_card')
      .select('id')
      .where('state', '=', 'vigente')
      .where('mailed_at', 'is', null)
      .where('erased_at', 'is', null)
      .where('arrives_on', '<=', today)
      .where('valid_until', '>=', today)
      .orderBy('arrives_on')
      .orderBy('id')
      .execute();
    return found.map(({ id }) => id);
  }

  /** Cards with something left that end between these days, but those with a later end: who has one heard of it with that end. */
  async ending(from: string, until: string): Promise<number[]> {
    const found = await database(this.em)
      .selectFrom('gift_card')
      .select('id')
      .where('state', '=', 'vigente')
      .where('erased_at', 'is', null)
      .where('valid_until', '>=', from)
      .where('valid_until', '<=', until)
      .where(BALANCE, '>', 0)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom(MAILS)
              .select('mail.id')
              .whereRef('mail.gift_card_id', '=', 'gift_card.id')
              .where('mail.kind', '=', GIFT_CARD_LIVES_ON.name),
          ),
        ),
      )
      .orderBy('id')
      .execute();
    return found.map(({ id }) => id);
  }

  /** Cards that nobody has paid since this moment. */
  async unpaidSince(moment: Date): Promise<number[]> {
    const found = database(this.em)
      .selectFrom('gift_card')
      .select('id')
      .where('state', '=', 'por_pagar')
      .where('created_at', '<', moment.toISOString());
    return (await found.orderBy('id').limit(BATCH).execute()).map(({ id }) => id);
  }

  /** Cards whose people are not needed any more: their end, or that nobody paid, is so many months ago. */
  async toForget(months: number): Promise<number[]> {
    const found = database(this.em)
      .selectFrom('gift_card')
      .select('id')
      .where('erased_at', 'is', null)
      .where('state', '<>', 'por_pagar')
      .where(sql<boolean>`coalesce(valid_until, created_at::date) < now() - make_interval(months => ${months})`);
    return (await found.orderBy('id').limit(BATCH).execute()).map(({ id }) => id);
  }

  /** Deletes erased cards whose papers are over: the last money for them is so many years ago. */
  async deletePapersOver(years: number): Promise<void> {
    const old = sql<string>`now() - make_interval(years => ${years})`;
    await database(this.em)
      .deleteFrom('gift_card')
      .where('erased_at', 'is not', null)
      .where('updated_at', '<', old)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('money_entry')
              .select('money_entry.id')
              .whereRef('money_entry.gift_card_id', '=', 'gift_card.id')
              .where('money_entry.noted_at', '>=', old),
          ),
        ),
      )
      .execute();
  }

  /** Cards of an address, newest first. */
  async ofAddress(em: EntityManager, address: string): Promise<{ id: number; buyer_name: string }[]> {
    return database(em)
      .selectFrom('gift_card')
      .select(['id', 'buyer_name'])
      .where(sql<boolean>`${address} in (lower(buyer_email), lower(receiver_email))`)
      .orderBy('id', 'desc')
      .limit(BATCH)
      .execute();
  }

  private entries(id: number): Promise<GiftCardEntryDto[]> {
    return database(this.em)
      .selectFrom('money_entry as entry')
      .leftJoin('money_entry as pair', 'pair.gift_card_entry_id', 'entry.id')
      .select(['entry.id', 'entry.kind', 'entry.way', 'entry.reference', 'entry.actor_name', 'pair.evening_id'])
      .select(({ ref: of, selectFrom }) => [
        moment(of('entry.at')).as('at'),
        sql<number>`case when entry.kind in ('gift_card_used', 'refund') then -entry.amount else entry.amount end`.as(
          'amount',
        ),
        sql<
          number | null
        >`case when entry.kind = 'gift_card_sold' and (entry.payment_id is null or entry.actor = 'person') then (${selectFrom(
          'money_entry as one',
        )
          .select(sql<number>`sum(one.amount)::int`.as('sum'))
          .where(({ or, eb: is }) =>
            or([is('one.id', '=', of('entry.id')), is('one.corrects_id', '=', of('entry.id'))]),
          )}) end`.as('comes_to'),
        selectFrom('money_note as note').select('note.text').whereRef('note.entry_id', '=', 'entry.id').as('note'),
      ])
      .where('entry.gift_card_id', '=', id)
      .orderBy('entry.id', 'desc')
      .execute();
  }
}
