import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Agenda, EveningNotFoundError, type Evening } from '../agenda/index.js';
import { MoneyRepository, type EveningFacts } from './money.repository.js';
import { standingOf, type Standing } from './standing.js';

/** An evening, locked: what happens to its money runs one after the other. */
export interface LockedEvening {
  em: EntityManager;
  evening: Evening;
  standing: Standing;
  facts: EveningFacts;
}

/** Runs each change of an evening's money in one transaction that locks its request and the evening first. */
@Injectable()
export class MoneyWork {
  constructor(
    private readonly em: EntityManager,
    private readonly agenda: Agenda,
    private readonly money: MoneyRepository,
  ) {}

  /** @throws EveningNotFoundError */
  withEvening<Result>(eveningId: number, work: (locked: LockedEvening) => Promise<Result>): Promise<Result> {
    return this.em.fork().transactional(async (em) => {
      const evening = await this.agenda.lock(em, eveningId);
      const facts = await this.money.facts(em, eveningId);
      if (!facts) throw new EveningNotFoundError();
      return work({ em, evening, facts, standing: standingOf(facts) });
    });
  }
}
