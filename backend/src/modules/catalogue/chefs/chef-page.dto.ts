import { ImageDto } from '../../files/index.js';
import { ChefProposalDto } from '../../proposals/index.js';
import { ChefCommentDto } from '../comments/chef-comment.dto.js';
import { ChefCardDto } from './chef-card.dto.js';

/** A chef's public page. */
export class PublicChefDto extends ChefCardDto {
  information!: string;
  cover_image!: ImageDto;
  gallery!: ImageDto[];
  proposals!: ChefProposalDto[];
  comments!: ChefCommentDto[];
}
