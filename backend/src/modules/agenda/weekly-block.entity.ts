import { type Rel } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../platform/database/base.entity.js';
import { Chef } from '../chefs/entities.js';

/**
 * 'Los lunes no': a day of the week that a chef keeps free, up to an end. Its days are blocked ranges of one day each, so
 * that it holds wherever those are read, and that a single one can be opened.
 */
@Entity()
@Check({ name: 'weekly_block_weekday_check', expression: 'weekday >= 1 and weekday <= 7' })
@Check({ name: 'weekly_block_days_check', expression: 'last_day >= first_day' })
@Unique({ properties: ['chef', 'weekday'] })
export class WeeklyBlock extends BaseEntity {
  @ManyToOne(() => Chef, { deleteRule: 'cascade' })
  chef: Rel<Chef>;

  /** From Monday, 1, to Sunday, 7. */
  @Property({ type: 'smallint' })
  weekday: number;

  /** 'YYYY-MM-DD' */
  @Property({ type: 'date' })
  firstDay: string;

  /** 'YYYY-MM-DD' */
  @Property({ type: 'date' })
  lastDay: string;

  constructor(chef: Rel<Chef>, weekday: number, days: { firstDay: string; lastDay: string }) {
    super();
    this.chef = chef;
    this.weekday = weekday;
    this.firstDay = days.firstDay;
    this.lastDay = days.lastDay;
  }
}
