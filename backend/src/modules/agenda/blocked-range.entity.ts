import { type Opt, type Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { CreatedEntity } from '../../platform/database/created.entity.js';
import type { Creation } from '../../platform/database/creation-key.js';
import { Chef } from '../chefs/entities.js';
import { BlockTooLongError, BlockTurnedRoundError } from './agenda.errors.js';
import { daysBetween } from './days.js';

/** Most days of one range. */
const MAX_BLOCKED_DAYS = 366;

/** Longest reason. */
export const MAX_REASON = 200;

/** What staff write about a blocked range. */
export type BlockDetails = Pick<BlockedRange, 'firstDay' | 'lastDay' | 'reason'>;

/** @throws BlockTurnedRoundError, BlockTooLongError */
export function refuseLong(firstDay: string, lastDay: string): void {
  if (lastDay < firstDay) throw new BlockTurnedRoundError();
  if (daysBetween(firstDay, lastDay) >= MAX_BLOCKED_DAYS) throw new BlockTooLongError(MAX_BLOCKED_DAYS);
}

/** Days on which a chef is not available. Of what staff entered, only they read the reason. */
@Entity()
@Check({
  name: 'blocked_range_days_check',
  expression: `last_day >= first_day and last_day - first_day < ${MAX_BLOCKED_DAYS}`,
})
@Index({ properties: ['chef', 'lastDay'] })
@Index({ properties: ['lastDay'] })
export class BlockedRange extends CreatedEntity {
  @ManyToOne(() => Chef, { deleteRule: 'cascade' })
  chef: Rel<Chef>;

  /** 'YYYY-MM-DD' */
  @Property({ type: 'date' })
  firstDay!: string;

  /** 'YYYY-MM-DD'; equal to the first for one day. */
  @Property({ type: 'date' })
  lastDay!: string;

  @Property({ type: 'string', length: MAX_REASON })
  reason!: string;

  /** Whether the chef entered it in Mi cocina, and may open it there. */
  @Property({ type: 'boolean', default: false })
  byChef: Opt<boolean> = false;

  /** Whether it is a day of the chef's weekly rule (WeeklyBlock). */
  @Property({ type: 'boolean', default: false })
  weekly: Opt<boolean> = false;

  constructor(chef: Rel<Chef>, details: BlockDetails, creation: Creation | null = null) {
    super(creation);
    this.chef = chef;
    this.describe(details);
  }

  /** @throws BlockTurnedRoundError, BlockTooLongError */
  describe({ firstDay, lastDay, reason }: BlockDetails): void {
    refuseLong(firstDay, lastDay);
    this.firstDay = firstDay;
    this.lastDay = lastDay;
    this.reason = reason;
  }
}
