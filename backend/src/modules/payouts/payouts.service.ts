import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Caller } from '../../platform/http/access.js';
import { dayAndMonth, pesos } from '../../platform/http/value/words.js';
import { Agenda, EveningNotFoundError, type Evening } from '../agenda/index.js';
import { MoneyEntry, MoneyNote, MoneyRepository, balanceOf } from '../money/index.js';
import { ChefPay } from '../offers/index.js';
import { by } from '../quotes/index.js';
import { partOf } from './chef-part.js';
import { Payout } from './payout.entity.js';
import type { MarkPaidDto, PaidOutcomeDto } from './payouts.dto.js';
import { PayoutNotedAgainError, PayoutNotFoundError } from './payouts.errors.js';
import { PayoutsRepository } from './payouts.repository.js';

/** What is said of a payout. */
type PaidForm = Omit<MarkPaidDto, 'evenings'>;
/** What became of one. */
type Outcome = Omit<PaidOutcomeDto, 'row'>;

/**
 * What administrators note as paid to chefs. Each evening is locked, so that of two people who press at once one pays, and the other
 * hears it.
 */
@Injectable()
export class PayoutsService {
  constructor(
    private readonly em: EntityManager,
    private readonly agenda: Agenda,
    private readonly money: MoneyRepository,
    private readonly payouts: PayoutsRepository,
  ) {}

  /**
   * What there is to pay to the chef of an evening, by its entries; null where nobody agreed it. The caller has locked the evening.
   * @throws EveningNotFoundError
   */
  async part(evening: Evening): Promise<number | null> {
    const facts = await this.money.facts(evening.id);
    if (!facts) throw new EveningNotFoundError();
    const agreed = await this.em.findOne(ChefPay, { evening }, { refresh: true });
    return partOf({ agreed, cancelled: facts.cancelled, money: balanceOf(facts) });
  }

  /**
   * Notes payouts in one transaction. Those that cannot be are named, and the others are noted. Sent again nothing changes.
   * @returns what became of each, in the order in which they were sent
   */
  async markPaid({ evenings, ...form }: MarkPaidDto, caller: Caller): Promise<Outcome[]> {
    const amounts = new Map(evenings.map(({ evening_id, amount }) => [evening_id, amount]));
    const outcomes = new Map<number, Outcome>();
    await this.em.fork().transactional(async () => {
      for (const { id, chef_name, day } of await this.payouts.inOrder([...amounts.keys()])) {
        const msg = await this.markOne(id, amounts.get(id) ?? 0, form, caller);
        outcomes.set(id, { evening_id: id, name: `${chef_name}, ${dayAndMonth(day)}`, done: msg === null, msg });
      }
    });
    return [...amounts.keys()].map(
      (id) => outcomes.get(id) ?? { evening_id: id, name: `Velada ${id}`, done: false, msg: 'La velada ya no existe.' },
    );
  }

  /**
   * Takes a payout back by an entry of the ledger: it is due again. Taken back again nothing changes.
   * @returns its evening
   * @throws PayoutNotFoundError, PayoutNotedAgainError
   */
  undo(id: number, note: string, caller: Caller): Promise<number> {
    return this.em.fork().transactional(async () => {
      const eveningId = await this.payouts.eveningOf(id);
      if (eveningId === undefined) throw new PayoutNotFoundError();
      const evening = await this.agenda.lock(eveningId);
      const payout = await this.payouts.payout(id);
      if (!payout) throw new PayoutNotFoundError();
      if (payout.undoneAt) {
        if (await this.payouts.made(eveningId)) throw new PayoutNotedAgainError();
        return eveningId;
      }
      const { entry: wrong } = payout;
      const facts = { kind: 'correction', way: wrong.way, amount: -wrong.amount, corrects: wrong } as const;
      const correction = new MoneyEntry(evening, facts, by(this.em, caller));
      payout.undo(correction);
      this.em.persist([correction, new MoneyNote(correction, note)]);
      return eveningId;
    });
  }

  /** @returns why it is not noted; null if it is */
  private async markOne(eveningId: number, amount: number, form: PaidForm, caller: Caller): Promise<string | null> {
    const evening = await this.agenda.lock(eveningId);
    const made = await this.payouts.made(eveningId);
    if (made) return isSame(made, amount, form) ? null : paidBefore(made);
    const part = await this.part(evening);
    if (part === null) return 'Falta acordar cuánto recibe.';
    if (part === 0) return 'No hay nada que pagar.';
    if (!evening.cancelledAt && evening.endsAt > new Date()) return 'La velada aún no termina.';
    if (part !== amount) return `El monto cambió: ahora son ${pesos(part)}.`;
    const { day, reference = null, boleta_number: number = null } = form;
    const facts = { kind: 'payout', way: 'transfer', amount, at: noonOf(day), reference } as const;
    const entry = new MoneyEntry(evening, facts, by(this.em, caller));
    await this.em.persist([entry, new Payout(evening, entry, number)]).flush();
    return null;
  }
}

/** Whether a payout is what a form says: then it was sent twice. */
function isSame({ entry, boletaNumber }: Payout, amount: number, form: PaidForm): boolean {
  const { day, reference = null, boleta_number: number = null } = form;
  return entry.amount === amount && entry.reference === reference && dayOf(entry.at) === day && boletaNumber === number;
}

function paidBefore({ entry, boletaNumber }: Payout): string {
  const boleta = boletaNumber === null ? '' : ` con la boleta ${boletaNumber}`;
  return `Ya se pagó el ${dayAndMonth(dayOf(entry.at))}${boleta}. Para cambiarlo, deshaz ese pago y anótalo otra vez.`;
}

/** A day alone is taken as its noon in Chile, as everywhere in the ledger. */
const noonOf = (day: string): Date => new Date(`${day}T15:00:00Z`);
const dayOf = (noon: Date): string => noon.toISOString().slice(0, 10);
