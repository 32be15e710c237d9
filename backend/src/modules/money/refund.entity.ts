import { type Opt, type Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { AUDIT } from '../../platform/audit/marks.js';
import { BaseEntity } from '../../platform/database/base.entity.js';
import { Evening } from '../agenda/entities.js';
import type { Actor } from '../quotes/entities.js';
import { Person } from '../users/entities.js';
import { MAX_AMOUNT, REFERENCE_PATTERN, WAYS, type Way } from './money-kinds.js';
import { REFUND_STATES, type RefundState } from './payment-moves.js';
import { Payment } from './payment.entity.js';

/** What is given back, and how. */
export interface RefundFacts {
  way: Way;
  amount: number;
  /** The payment that a refund by card gives back. */
  payment: Rel<Payment> | null;
  reference: string | null;
}

/**
 * Money that staff give back for an evening. Of one evening only one is under way at a time, so that two people who press at once
 * make one. Once it is made there is an entry of the ledger.
 */
@Entity()
@Check({ name: 'refund_amount_check', expression: `amount > 0 and amount <= ${MAX_AMOUNT}` })
@Check({ name: 'refund_payment_check', expression: "(way = 'card') = (payment_id is not null)" })
@Check({ name: 'refund_settled_check', expression: "(settled_at is null) = (state = 'pedida')" })
@Check({ name: 'refund_reference_check', expression: `reference ~ '${REFERENCE_PATTERN}'` })
@Index({ properties: ['evening', 'id'] })
@Index({
  name: 'refund_one_open_unique',
  expression: `create unique index "refund_one_open_unique" on "refund" ("evening_id") where state in ('pedida', 'por_verificar')`,
})
export class Refund extends BaseEntity {
  @ManyToOne(() => Evening, { deleteRule: 'cascade', comment: AUDIT.plain })
  evening: Rel<Evening>;

  @ManyToOne(() => Payment, { deleteRule: 'cascade', nullable: true, comment: AUDIT.plain })
  payment: Rel<Payment> | null;

  @Enum({ items: () => WAYS, type: 'string', comment: AUDIT.plain })
  way: Way;

  /** Whole CLP. */
  @Property({ type: 'integer', comment: AUDIT.plain })
  amount: number;

  @Enum({ items: () => REFUND_STATES, type: 'string', default: 'pedida', comment: AUDIT.plain })
  state: Opt<RefundState> = 'pedida';

  @Property({ type: 'string', length: 40, nullable: true, comment: AUDIT.plain })
  reference: Opt<string> | null;

  /** With which the provider refused it. */
  @Property({ type: 'integer', nullable: true, comment: AUDIT.plain })
  refusalCode: Opt<number> | null = null;

  /** Null if the person was deleted. */
  @ManyToOne(() => Person, { deleteRule: 'set null', nullable: true, comment: AUDIT.plain })
  person: Rel<Person> | null;

  /** Who gave it back: their name at that moment. */
  @Property({ type: 'string', length: 200, comment: AUDIT.plain })
  actorName: string;

  /** Whether a person stored its result, because the provider did not answer. It may be wrong. */
  @Property({ type: 'boolean', default: false, comment: AUDIT.plain })
  verified: Opt<boolean> = false;

  /** When it was made, refused or given to staff. */
  @Property({ type: 'Date', nullable: true, comment: AUDIT.technical })
  settledAt: Opt<Date> | null = null;

  constructor(
    evening: Rel<Evening>,
    { way, amount, payment, reference }: RefundFacts,
    { person, actorName }: Pick<Refund, 'person' | 'actorName'>,
  ) {
    super();
    this.evening = evening;
    this.way = way;
    this.amount = amount;
    this.payment = payment;
    this.reference = reference;
    this.person = person;
    this.actorName = actorName;
  }

  /** Who gave it back, for the ledger. */
  get giver(): Actor {
    const { person, actorName } = this;
    return person ? { actor: 'person', person, actorName } : { actor: 'system' };
  }

  /** Whether it is not known yet if it was made. */
  get isOpen(): boolean {
    return this.state === 'pedida' || this.state === 'por_verificar';
  }

  /** It was made, refused, or nobody can say. What was decided stays. */
  settle(to: Exclude<RefundState, 'pedida'>, refusalCode: number | null = null): void {
    if (!this.isOpen || this.state === to) return;
    this.state = to;
    this.refusalCode = refusalCode;
    this.settledAt = new Date();
  }
}
