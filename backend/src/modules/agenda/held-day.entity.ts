import { type Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { AUDIT } from '../../platform/audit/marks.js';
import { BaseEntity } from '../../platform/database/base.entity.js';
import { HOUR_PATTERN } from '../../platform/http/value/day.js';
import { Chef } from '../chefs/entities.js';
import { QuoteRequest } from '../quotes/entities.js';
import type { EveningTime } from './evening-time.js';

/**
 * A chef keeps a day for a request without an agreement yet, until a moment. Nothing ends it: after that moment it is
 * not read any more.
 */
@Entity()
@Check({ name: 'held_day_starts_at_check', expression: `starts_at ~ '${HOUR_PATTERN}'` })
@Check({ name: 'held_day_minutes_check', expression: 'minutes >= 1' })
@Unique({ name: 'held_day_request_chef_unique', properties: ['quoteRequest', 'chef'] })
@Index({ properties: ['chef', 'day'] })
@Index({ properties: ['day', 'id'] })
export class HeldDay extends BaseEntity {
  @ManyToOne(() => QuoteRequest, { deleteRule: 'cascade', comment: AUDIT.plain })
  quoteRequest: Rel<QuoteRequest>;

  @ManyToOne(() => Chef, { deleteRule: 'cascade', comment: AUDIT.plain })
  chef: Rel<Chef>;

  /** 'YYYY-MM-DD' */
  @Property({ type: 'date', comment: AUDIT.plain })
  day!: string;

  /** 'HH:MM', by Chile's clocks. */
  @Property({ type: 'string', length: 5, comment: AUDIT.plain })
  startsAt!: string;

  @Property({ type: 'integer', comment: AUDIT.plain })
  minutes!: number;

  /** The moment from which the day is free again. */
  @Property({ type: 'Date', comment: AUDIT.plain })
  until!: Date;

  constructor(quoteRequest: Rel<QuoteRequest>, chef: Rel<Chef>, time: EveningTime, until: Date) {
    super();
    this.quoteRequest = quoteRequest;
    this.chef = chef;
    this.keep(time, until);
  }

  /** Keeps this day until this moment instead. */
  keep({ day, startsAt, minutes }: EveningTime, until: Date): void {
    Object.assign(this, { day, startsAt, minutes, until });
  }
}
