import { ChefCommentDto } from '../comments/comment-row.dto.js';
import { DietDto } from '../lookups/index.js';
import { ProposalCardDto } from './proposal-card.dto.js';

/** An experience's public page. */
export class PublicProposalDto extends ProposalCardDto {
  chef_id!: number;

  /** Parte 1. */
  starter!: string;

  /** Parte 2. */
  main_course!: string;

  /** Parte 3. */
  dessert!: string;

  /** The diets that it can serve. */
  diets!: DietDto[];

  /** The chef's other experiences, in the order of the chef's page. */
  moreProposals!: ProposalCardDto[];

  /** Opinions about the chef, the newest first. */
  comments!: ChefCommentDto[];
}
