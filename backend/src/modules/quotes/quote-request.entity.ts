import { type Opt, type Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../platform/database/base.entity.js';
import { Chef } from '../chefs/index.js';
import { City } from '../lookups/index.js';
import { Proposal } from '../proposals/index.js';

export const QUOTE_STATES = ['nueva', 'contactada', 'cerrada'] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

/** A visitor's request for a quote, from the site's own form (decisions.md 5). */
@Entity()
@Check({ name: 'quote_request_guests_check', expression: 'guests > 0' })
@Index({ properties: ['state', 'id'] })
export class QuoteRequest extends BaseEntity {
  @Property({ type: 'string', length: 200 })
  name!: string;

  @Property({ type: 'string', length: 254 })
  email!: string;

  @Property({ type: 'string', length: 12 })
  phoneNumber!: string;

  @ManyToOne(() => City, { deleteRule: 'restrict', nullable: true })
  city!: Rel<City> | null;

  /** Day of the event, if the visitor knows it ('YYYY-MM-DD'). */
  @Property({ type: 'date', nullable: true })
  eventDate!: string | null;

  @Property({ type: 'integer' })
  guests!: number;

  @Property({ type: 'string', length: 500, nullable: true })
  message!: string | null;

  /** The chef the visitor was looking at. */
  @ManyToOne(() => Chef, { deleteRule: 'set null', nullable: true })
  chef!: Rel<Chef> | null;

  /** The experience the visitor was looking at. */
  @ManyToOne(() => Proposal, { deleteRule: 'set null', nullable: true })
  proposal!: Rel<Proposal> | null;

  @Enum({ items: () => [...QUOTE_STATES], type: 'string' })
  state: Opt<QuoteState> = 'nueva';

  /** When the visitor agreed to the use of these personal data. */
  @Property({ type: 'Date' })
  consentedAt!: Date;
}
