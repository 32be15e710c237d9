import { type Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Chef } from '../chefs/entities.js';
import { Proposal } from '../proposals/entities.js';
import { QuoteRequest } from './quote-request.entity.js';
import { DoubleChoiceError } from './quotes.errors.js';

/**
 * Refuses a list that names a chef or an experience twice.
 * @throws DoubleChoiceError
 */
export function refuseDoubles(choices: readonly { chef_id?: number | null; proposal_id?: number | null }[]): void {
  const keys = choices.map(({ chef_id, proposal_id }) => `${proposal_id ? '' : chef_id}/${proposal_id ?? ''}`);
  if (new Set(keys).size < keys.length) throw new DoubleChoiceError();
}

/** Most chefs and experiences that one request names. */
export const MAX_CHOICES = 4;

/**
 * A chef, or one of their experiences, that a client wants, in the client's order. A request of an earlier release has
 * no rows here; its only choice is in `chef` and `proposal`.
 */
@Entity()
@Check({ name: 'quote_request_choice_position_check', expression: `position >= 1 and position <= ${MAX_CHOICES}` })
@Unique({ name: 'quote_request_choice_position_unique', properties: ['quoteRequest', 'position'] })
@Index({
  name: 'quote_request_choice_proposal_unique',
  expression:
    'create unique index "quote_request_choice_proposal_unique" on "quote_request_choice" ("quote_request_id", "proposal_id") where proposal_id is not null',
})
export class QuoteRequestChoice {
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' })
  id!: number;

  @ManyToOne(() => QuoteRequest, { deleteRule: 'cascade' })
  quoteRequest!: Rel<QuoteRequest>;

  /** From 1. */
  @Property({ type: 'smallint' })
  position!: number;

  @ManyToOne(() => Chef, { deleteRule: 'cascade' })
  chef!: Rel<Chef>;

  /** Null if the client wants the chef without a certain experience. */
  @ManyToOne(() => Proposal, { deleteRule: 'set null', nullable: true })
  proposal!: Rel<Proposal> | null;
}
