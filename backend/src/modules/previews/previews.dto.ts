import { ApiProperty } from '@nestjs/swagger';
import { PublicChefDto } from '../chefs/index.js';
import { PublicProposalDto } from '../proposals/index.js';

/** An address that opens a preview without a session. */
export class PreviewLinkDto {
  /** @example "https://sobremesa.example/vista-previa/chef/q2Jx…" */
  url!: string;

  /** When it ends, unless it is revoked before. */
  @ApiProperty({ type: 'string', format: 'date-time' })
  until!: string;
}

/** The public page of a chef as it is saved, in whatever state. */
export class ChefPreviewDto {
  chef!: PublicChefDto;
}

/** The public page of an experience as it is saved, whatever its chef's state. */
export class ProposalPreviewDto {
  experience!: PublicProposalDto;
}
