import { ApiProperty } from '@nestjs/swagger';
import { ImageDto } from '../files/index.js';
import { ChefCommentDto } from '../comments/comment-row.dto.js';
import { ChefProposalDto } from '../proposals/proposal-row.dto.js';
import { ChefCardDto } from './chef-card.dto.js';

/** A chef with all that visitors and staff see. */
export class WholeChefDto extends ChefCardDto {
  information!: string;
  cover_image!: ImageDto;
  gallery!: ImageDto[];
  proposals!: ChefProposalDto[];
  comments!: ChefCommentDto[];
}

/** A chef's public page. */
export class PublicChefDto extends WholeChefDto {
  /** The next Saturdays without a table, at most four: days ('YYYY-MM-DD'). Empty unless the company lets them be named. */
  @ApiProperty({ type: 'string', format: 'date', isArray: true, example: ['2026-12-12'] })
  free_saturdays!: string[];
}
