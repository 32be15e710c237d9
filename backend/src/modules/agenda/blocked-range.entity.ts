import { type Opt, type Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { AUDIT } from '../../platform/audit/marks.js';
import { VersionedEntity } from '../../platform/database/versioned.entity.js';
import { Chef } from '../chefs/entities.js';
import { BlockTooLongError, BlockTurnedRoundError } from './agenda.errors.js';

/** Most days of one range. */
export const MAX_BLOCKED_DAYS = 366;

/** Longest reason. */
export const MAX_REASON = 200;

const DAY = 24 * 60 * 60 * 1_000;

/** What staff write about a blocked range. */
export type BlockDetails = Pick<BlockedRange, 'firstDay' | 'lastDay' | 'reason'>;

/** Days on which a chef takes no table, for a reason that only staff read. */
@Entity()
@Check({
  name: 'blocked_range_days_check',
  expression: `last_day >= first_day and last_day - first_day < ${MAX_BLOCKED_DAYS}`,
})
@Index({ properties: ['chef', 'lastDay'] })
@Index({ properties: ['lastDay'] })
export class BlockedRange extends VersionedEntity {
  @ManyToOne(() => Chef, { deleteRule: 'cascade' })
  chef: Rel<Chef>;

  /** Made by the form that created it. A creation that arrives twice is stored once. Null when none was sent. */
  @Property({ type: 'uuid', nullable: true, comment: AUDIT.technical })
  @Unique()
  creationKey: Opt<string> | null;

  /** 'YYYY-MM-DD' */
  @Property({ type: 'date' })
  firstDay!: string;

  /** 'YYYY-MM-DD', the same for one day. */
  @Property({ type: 'date' })
  lastDay!: string;

  @Property({ type: 'string', length: MAX_REASON })
  reason!: string;

  constructor(chef: Rel<Chef>, details: BlockDetails, creationKey: string | null = null) {
    super();
    this.creationKey = creationKey;
    this.chef = chef;
    this.describe(details);
  }

  /** @throws BlockTurnedRoundError, BlockTooLongError */
  describe({ firstDay, lastDay, reason }: BlockDetails): void {
    if (lastDay < firstDay) throw new BlockTurnedRoundError();
    if (Date.parse(lastDay) - Date.parse(firstDay) >= MAX_BLOCKED_DAYS * DAY)
      throw new BlockTooLongError(MAX_BLOCKED_DAYS);
    this.firstDay = firstDay;
    this.lastDay = lastDay;
    this.reason = reason;
  }
}
