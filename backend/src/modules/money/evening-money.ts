import { Injectable } from '@nestjs/common';
import { EveningNotFoundError } from '../agenda/index.js';
import type { EveningMoneyDto, MoneyEntryDto } from './evening-money.dto.js';
import { EveningMoneyRepository } from './evening-money.repository.js';
import { DOCUMENT_NAMES, ENTRY_NAMES, WAY_NAMES } from './money-kinds.js';
import { MoneyRepository } from './money.repository.js';
import { PAYMENT_STATE_NAMES, REFUND_STATE_NAMES } from './payment-moves.js';
import { isToConfirm, shownSteps, STEP_NAMES } from './plan.js';
import { balanceOf } from './balance.js';

type EntryRow = Awaited<ReturnType<EveningMoneyRepository['entries']>>[number];

/** The money of one evening, as staff see it. */
@Injectable()
export class EveningMoney {
  constructor(
    private readonly money: MoneyRepository,
    private readonly reads: EveningMoneyRepository,
  ) {}

  /** @throws EveningNotFoundError */
  async of(id: number): Promise<EveningMoneyDto> {
    const facts = await this.money.facts(id);
    if (!facts) throw new EveningNotFoundError();
    const balance = balanceOf(facts);
    const { agreed, paid, givenBack, left, toGiveBack } = balance;
    return {
      ...{ agreed, paid, left, given_back: givenBack, to_give_back: toGiveBack },
      cancelled: facts.cancelled,
      number: facts.offered ? facts.number : null,
      asked: facts.reservaPercent !== null,
      to_confirm: isToConfirm(facts, balance),
      plan: shownSteps(facts, balance).map((step) => ({ ...step, name: STEP_NAMES[step.what] })),
      entries: (await this.reads.entries(id)).map(shownEntry),
      tries: (await this.reads.tries(id)).map((one) => ({ ...one, state_name: PAYMENT_STATE_NAMES[one.state] })),
      refunds: (await this.reads.refunds(id)).map((one) => ({ ...one, state_name: REFUND_STATE_NAMES[one.state] })),
      documents: (await this.reads.documents(id)).map((one) => ({ ...one, kind_name: DOCUMENT_NAMES[one.kind] })),
    };
  }
}

function shownEntry({ actor, actor_name, providers, comes_to, ...entry }: EntryRow): MoneyEntryDto {
  const isCorrection = entry.kind === 'correction';
  return {
    ...entry,
    kind_name: ENTRY_NAMES[entry.kind],
    way_name: WAY_NAMES[entry.way],
    comes_to: isCorrection ? null : comes_to,
    who: actor === 'client' ? 'Cliente' : (actor_name ?? 'El sistema'),
    correctable: !isCorrection && !providers && entry.way !== 'gift_card' && CORRECTABLE.includes(entry.kind),
  };
}

/** Kinds that can be corrected: entries of staff, and payments by card that staff verified. */
const CORRECTABLE: readonly string[] = ['charge', 'refund'];
