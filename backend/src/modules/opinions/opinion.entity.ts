import { type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../platform/database/base.entity.js';
import { Comment } from '../comments/entities.js';
import { QuoteRequest } from '../quotes/entities.js';

const DAY = 24 * 60 * 60 * 1_000;

/** Days for which a client can change an opinion after giving it. */
const CHANGEABLE_DAYS = 30;

/** Days during which an asked client can give an opinion. */
const GIVEN_WITHIN_DAYS = 60;

/** The opinion of a request's client: one per request. Its words are in the comment. */
@Entity()
@Unique({ properties: ['quoteRequest'] })
@Unique({ properties: ['comment'] })
export class Opinion extends BaseEntity {
  @ManyToOne(() => QuoteRequest, { deleteRule: 'cascade' })
  quoteRequest: Rel<QuoteRequest>;

  /** Null after the comment was deleted with its chef. */
  @ManyToOne(() => Comment, { deleteRule: 'set null', nullable: true })
  comment: Rel<Comment> | null;

  constructor(quoteRequest: Rel<QuoteRequest>, comment: Rel<Comment>) {
    super();
    this.quoteRequest = quoteRequest;
    this.comment = comment;
  }

  /** Until when the client can change it. */
  get changeableUntil(): Date {
    return new Date(this.createdAt.getTime() + CHANGEABLE_DAYS * DAY);
  }
}

/** The deadline for a client who is asked now. */
export const givableUntil = (now: Date): Date => new Date(now.getTime() + GIVEN_WITHIN_DAYS * DAY);
