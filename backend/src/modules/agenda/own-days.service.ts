import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { dayAfter, todayInChile } from '../../platform/http/value/day.js';
import { UnknownChefError, type Chef } from '../chefs/index.js';
import {
  BlockedByStaffError,
  DayTakenError,
  DayTooSoonError,
  TooManyBlocksError,
  WeeklyEndError,
} from './agenda.errors.js';
import { AgendaRepository } from './agenda.repository.js';
import { BlockedRange, refuseLong, type BlockDetails } from './blocked-range.entity.js';
import { weekdayOf } from './days.js';
import { OwnDaysRepository, type Days, type OwnDays } from './own-days.repository.js';
import { WeeklyBlock } from './weekly-block.entity.js';

/** How many blocks of a chef's own may lie ahead, besides those of weekly rules. */
const MOST_BLOCKS = 300;

/** What staff read where the chef wrote nothing. */
const BY_CHEF = 'Lo bloqueó el chef';

const NO_MORE = [
  'Los lunes no',
  'Los martes no',
  'Los miércoles no',
  'Los jueves no',
  'Los viernes no',
  'Los sábados no',
  'Los domingos no',
];

/**
 * The days that a chef blocks and opens without staff. A free day can be taken back until 24 hours before it begins; a day
 * with an evening, and what staff blocked, is for staff alone. Each method is one transaction that locks the chef, so that no
 * evening is entered meanwhile.
 */
@Injectable()
export class OwnDaysService {
  constructor(
    private readonly em: EntityManager,
    private readonly rows: AgendaRepository,
    private readonly days: OwnDaysRepository,
  ) {}

  /** The first day that the chef can still take back. */
  firstDay(): string {
    return dayAfter(todayInChile(), 2);
  }

  /** What stands on some days, and the weekly rules that have not ended. */
  of(chefId: number, days: Days): Promise<OwnDays> {
    return this.days.of(chefId, days);
  }

  /**
   * Blocks days. What is blocked already stays so: asked again, nothing changes. The chef's own blocks inside become one.
   * @throws BlockTurnedRoundError, BlockTooLongError, DayTooSoonError, DayTakenError, TooManyBlocksError
   */
  async block(chefId: number, days: Days, reason: string | null): Promise<void> {
    refuseLong(days.first, days.last);
    if (days.first < this.firstDay()) throw new DayTooSoonError(this.firstDay());
    await this.change(chefId, async (chef) => {
      const taken = await this.days.taken(chefId, days);
      if (taken.length > 0) throw new DayTakenError(taken);
      if (await this.days.isBlocked(chefId, days)) return;
      for (const one of await this.days.blocks(chefId, days))
        if (one.byChef && !one.weekly && one.firstDay >= days.first && one.lastDay <= days.last) this.em.remove(one);
      this.add(chef, { firstDay: days.first, lastDay: days.last, reason: reason ?? BY_CHEF });
      await this.refuseMany(chefId);
    });
  }

  /**
   * Opens days that the chef blocked: what lies beside them stays blocked.
   * @throws BlockTurnedRoundError, BlockTooLongError, BlockedByStaffError, TooManyBlocksError
   */
  async free(chefId: number, days: Days): Promise<void> {
    refuseLong(days.first, days.last);
    await this.change(chefId, async (chef) => {
      const blocks = await this.days.blocks(chefId, days);
      if (blocks.some(({ byChef }) => !byChef)) throw new BlockedByStaffError();
      for (const block of blocks) {
        this.em.remove(block);
        const beside = [
          { firstDay: block.firstDay, lastDay: dayAfter(days.first, -1) },
          { firstDay: dayAfter(days.last, 1), lastDay: block.lastDay },
        ].filter(({ firstDay, lastDay }) => firstDay <= lastDay);
        for (const rest of beside) this.add(chef, { ...rest, reason: block.reason });
      }
      if (blocks.length > 0) await this.refuseMany(chefId);
    });
  }

  /**
   * Keeps a day of the week free up to an end. An evening on such a day stays; where it is cancelled or goes, its day is blocked.
   * Of a rule that stands already the end changes: days that were opened by hand stay open.
   * @param weekday from Monday, 1, to Sunday, 7
   * @throws WeeklyEndError
   */
  async repeat(chefId: number, weekday: number, last: string): Promise<void> {
    const first = this.firstDay();
    if (last < first) throw new WeeklyEndError();
    await this.change(chefId, async (chef) => {
      const rule = await this.days.weekly(chefId, weekday);
      const from = rule && rule.lastDay >= first ? dayAfter(rule.lastDay, 1) : first;
      if (rule) Object.assign(rule, { firstDay: rule.lastDay < first ? first : rule.firstDay, lastDay: last });
      else this.em.persist(new WeeklyBlock(chef, weekday, { firstDay: first, lastDay: last }));
      await this.days.removeWeekly(chefId, weekday, dayAfter(last, 1));
      for (let day = from; day <= last; day = dayAfter(day, 1)) {
        if (weekdayOf(day) !== weekday) continue;
        this.add(chef, { firstDay: day, lastDay: day, reason: NO_MORE[weekday - 1] ?? BY_CHEF }, true);
      }
    });
  }

  /**
   * Ends a weekly rule: its days from today on are open again. Without one nothing changes.
   * @throws UnknownChefError
   */
  async endRepeat(chefId: number, weekday: number): Promise<void> {
    await this.change(chefId, async () => {
      const rule = await this.days.weekly(chefId, weekday);
      if (rule) this.em.remove(rule);
      await this.days.removeWeekly(chefId, weekday, todayInChile());
    });
  }

  private add(chef: Chef, details: BlockDetails, weekly = false): void {
    const block = new BlockedRange(chef, details);
    block.byChef = true;
    block.weekly = weekly;
    this.em.persist(block);
  }

  /** @throws TooManyBlocksError */
  private async refuseMany(chefId: number): Promise<void> {
    await this.em.flush();
    if ((await this.days.countAhead(chefId, todayInChile())) > MOST_BLOCKS) throw new TooManyBlocksError(MOST_BLOCKS);
  }

  private async change(chefId: number, act: (chef: Chef) => Promise<void>): Promise<void> {
    await this.em.fork().transactional(async () => {
      const chef = await this.rows.lockChef(chefId);
      if (!chef) throw new UnknownChefError();
      await act(chef);
    });
  }
}
