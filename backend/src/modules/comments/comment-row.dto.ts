import { ApiProperty } from '@nestjs/swagger';

/** An opinion on its chef's page. */
export class ChefCommentDto {
  id!: number;
  client_name!: string;
  description!: string;

  /** 0 to 5 in half steps. */
  @ApiProperty({ type: 'number', minimum: 0, maximum: 5, multipleOf: 0.5 })
  score!: number;

  /** Whether the client wrote it, through a link that they were sent after the evening. */
  verified!: boolean;

  /** What the chef answered, once staff have published it. */
  answer!: string | null;
}
