import { type Opt, type Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../platform/database/base.entity.js';
import { Chef } from '../chefs/index.js';

/** A client's opinion of a chef, entered by staff. */
@Entity()
@Check({ name: 'comment_score_check', expression: 'score >= 0.0 and score <= 5.0 and score % 0.5 = 0.0' })
@Index({ name: 'comment_favorite_index', properties: ['favoriteChangedAt', 'id'], where: 'favorite' })
@Index({ properties: ['chef', 'id'] })
export class Comment extends BaseEntity {
  @ManyToOne(() => Chef, { deleteRule: 'cascade' })
  chef!: Rel<Chef>;

  @Property({ type: 'string', length: 200 })
  clientName!: string;

  @Property({ type: 'string', length: 300 })
  description!: string;

  /** 0 to 5 in half steps, exact. */
  @Property({ type: 'decimal', precision: 2, scale: 1, runtimeType: 'number', default: 0 })
  score: Opt<number> = 0;

  @Property({ type: 'boolean', default: false })
  favorite: Opt<boolean> = false;

  /** When it last became or ceased to be a favourite; the home page shows the newest first. */
  @Property({ type: 'Date', defaultRaw: 'now()' })
  favoriteChangedAt: Opt<Date> = new Date();
}
