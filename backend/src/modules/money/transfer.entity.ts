import { type Opt, type Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { AUDIT } from '../../platform/audit/marks.js';
import { VersionedEntity } from '../../platform/database/versioned.entity.js';
import { Evening } from '../agenda/entities.js';
import { PrivatePaper } from '../files/entities.js';
import { type StaffActor } from '../quotes/entities.js';
import { MAX_AMOUNT } from './money-kinds.js';
import { MoneyEntry } from './money-entry.entity.js';
import { TransferMovedError } from './transfer.errors.js';

/** The states of an announced transfer, with the names that staff read. */
export const TRANSFER_STATE_NAMES = {
  anunciada: 'Por confirmar',
  confirmada: 'Confirmada',
  no_llego: 'No llegó',
} as const;
export type TransferState = keyof typeof TRANSFER_STATE_NAMES;
export const TRANSFER_STATES = Object.keys(TRANSFER_STATE_NAMES) as TransferState[];

/** What a client says of a transfer. */
export interface Announced {
  /** Whole CLP. */
  amount: number;
  /** On which they made it ('YYYY-MM-DD'). */
  day: string;
  /** Of the form: sent twice it is one. */
  creationKey: string;
  proof: Rel<PrivatePaper> | null;
}

/**
 * A transfer that a client says they made. It is money only once staff found it in the account: then it has its entry of the ledger, with
 * the amount that came. One that was not found can still be confirmed, because banks take their time, and one whose entry was corrected
 * to nothing is decided again.
 */
@Entity()
@Check({ name: 'transfer_amount_check', expression: `amount > 0 and amount <= ${MAX_AMOUNT}` })
@Check({ name: 'transfer_entry_check', expression: "(state = 'confirmada') = (entry_id is not null)" })
@Check({ name: 'transfer_settled_check', expression: "(state = 'anunciada') = (settled_at is null)" })
@Unique({ name: 'transfer_entry_unique', properties: ['entry'] })
@Index({ properties: ['evening', 'id'] })
@Index({
  name: 'transfer_waiting_index',
  expression: `create index "transfer_waiting_index" on "transfer" ("created_at", "id") where state = 'anunciada'`,
})
export class Transfer extends VersionedEntity {
  @ManyToOne(() => Evening, { deleteRule: 'cascade', comment: AUDIT.plain })
  evening: Rel<Evening>;

  /** What the client says, in whole CLP. What came is the entry's. */
  @Property({ type: 'integer', comment: AUDIT.plain })
  amount: number;

  /** What the client says. When it came is the entry's. */
  @Property({ type: 'date', comment: AUDIT.plain })
  day: string;

  @Enum({ items: () => TRANSFER_STATES, type: 'string', default: 'anunciada', comment: AUDIT.plain })
  state: Opt<TransferState> = 'anunciada';

  /** The proof that the client sent; null without one, and after the client was erased. */
  @ManyToOne(() => PrivatePaper, { deleteRule: 'set null', nullable: true, comment: AUDIT.technical })
  proof: Rel<PrivatePaper> | null;

  /** The money that came. */
  @ManyToOne(() => MoneyEntry, { deleteRule: 'cascade', nullable: true, comment: AUDIT.plain })
  entry: Rel<MoneyEntry> | null = null;

  @Property({ type: 'uuid', comment: AUDIT.technical })
  @Unique()
  creationKey: string;

  /** Who decided, by their name at that moment. */
  @Property({ type: 'string', length: 200, nullable: true, comment: AUDIT.plain })
  settledBy: Opt<string> | null = null;

  @Property({ type: 'Date', nullable: true, comment: AUDIT.technical })
  settledAt: Opt<Date> | null = null;

  constructor(evening: Rel<Evening>, { amount, day, creationKey, proof }: Announced) {
    super();
    this.evening = evening;
    this.amount = amount;
    this.day = day;
    this.creationKey = creationKey;
    this.proof = proof;
  }

  /**
   * Staff found it in the account.
   * @throws TransferMovedError
   */
  confirm(entry: MoneyEntry, { actorName }: StaffActor): void {
    if (this.state === 'confirmada') throw new TransferMovedError();
    this.entry = entry;
    this.settle('confirmada', actorName);
  }

  /**
   * Staff did not find it.
   * @throws TransferMovedError
   */
  reject({ actorName }: StaffActor): void {
    if (this.state !== 'anunciada') throw new TransferMovedError();
    this.settle('no_llego', actorName);
  }

  /** Its entry was corrected to nothing: it waits for staff again. */
  reopen(): void {
    this.state = 'anunciada';
    this.entry = null;
    this.settledBy = null;
    this.settledAt = null;
  }

  private settle(to: TransferState, who: string): void {
    this.state = to;
    this.settledBy = who;
    this.settledAt = new Date();
  }
}
