import { Body, Controller, Delete, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SignedIn } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { IdParam } from '../../platform/http/value/params.js';
import { BodyLimit } from '../../platform/http/limit/server-limits.js';
import { AdminProposalDto } from './proposal-row.dto.js';
import { CreateProposalDto, ReplaceChefProposalsDto, UpdateProposalDto } from './proposals.dto.js';
import { ProposalsService } from './proposals.service.js';

/** A form may contain its picture as a data URL, which is a third larger than the file. A set may contain several. */
const PROPOSAL_BODY_MB = 16;
const SET_BODY_MB = 48;
/** Most parts of a whole set. */
const SET_PARTS = 10_000;

/** What staff do with experiences. */
@ApiTags('proposals')
@SignedIn()
@Controller('proposals')
export class ProposalsController {
  constructor(private readonly service: ProposalsService) {}

  /** Creates an experience of a chef. Food types and cities are given by name; new ones are created with it. */
  @Post('create')
  @BodyLimit(PROPOSAL_BODY_MB)
  @Answer({ status: 201, msg: 'La experiencia ha sido creada exitosamente', type: AdminProposalDto })
  @Refuses(400, 401, 409, 413, 415)
  createProposal(@Body() form: CreateProposalDto): Promise<AdminProposalDto> {
    return this.service.create(form);
  }

  /** Replaces what is written about an experience. With a `version` older than the stored one: 409. */
  @Put('update/:id')
  @BodyLimit(PROPOSAL_BODY_MB)
  @Answer({ msg: 'La experiencia ha sido actualizada exitosamente', type: AdminProposalDto })
  @Refuses(400, 401, 404, 409, 413, 415)
  updateProposal(@IdParam() id: number, @Body() form: UpdateProposalDto): Promise<AdminProposalDto> {
    return this.service.update(id, form);
  }

  /**
   * Makes the experiences of the chef `id` those listed: with id updated, without created, missing deleted; all of it or
   * nothing. Answers the whole set, oldest first. GET /chefs/get-one-id/{id} gives it for editing.
   */
  @Put('update/chef/:id')
  @BodyLimit(SET_BODY_MB, SET_PARTS)
  @Answer({ msg: 'Las experiencias del chef han sido guardadas exitosamente', type: AdminProposalDto, isArray: true })
  @Refuses(400, 401, 404, 409, 413, 415, 422)
  replaceChefProposals(@IdParam() id: number, @Body() form: ReplaceChefProposalsDto): Promise<AdminProposalDto[]> {
    return this.service.replaceOfChef(id, form);
  }

  /** Deletes an experience with its picture. It cannot be undone. */
  @Delete('delete/:id')
  @Answer({ msg: 'La experiencia ha sido eliminada exitosamente' })
  @Refuses(400, 401, 404)
  async deleteProposal(@IdParam() id: number): Promise<void> {
    await this.service.delete(id);
  }
}
