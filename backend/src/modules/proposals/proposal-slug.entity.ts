import { type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { unaudited } from '../../platform/audit/marks.js';
import { Proposal } from './proposal.entity.js';

/** An address of a proposal: the current one, or one from before a rename. */
@Entity({ comment: unaudited('it follows from the name of the experience') })
export class ProposalSlug {
  /** The address without case and accents. */
  @PrimaryKey({ type: 'string', length: 220 })
  key: string;

  @ManyToOne(() => Proposal, { deleteRule: 'cascade' })
  proposal: Rel<Proposal>;

  constructor(key: string, proposal: Rel<Proposal>) {
    this.key = key;
    this.proposal = proposal;
  }
}
