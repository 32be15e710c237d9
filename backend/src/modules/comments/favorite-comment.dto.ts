import { ApiProperty } from '@nestjs/swagger';
import { ImageDto } from '../files/index.js';

/** The chef an opinion speaks of. */
export class CommentChefDto {
  /** @example "Ana María Pérez" */
  chef_name!: string;

  /** The chef's address: /chef/{slug}. */
  slug!: string;

  profile_image!: ImageDto;
}

/** An opinion that the home page features. */
export class FavoriteCommentDto {
  id!: number;

  /** @example "Josefa Aránguiz" */
  client_name!: string;

  description!: string;

  /** 0 to 5 in half steps. */
  @ApiProperty({ type: 'number', minimum: 0, maximum: 5, multipleOf: 0.5, example: 4.5 })
  score!: number;

  /** Whether the client wrote it, through a link that they were sent after the evening. */
  verified!: boolean;

  chef!: CommentChefDto;
}
