import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { searchWords } from '../../platform/database/search-words.js';
import { Cached } from '../../platform/cache/cached-reads.js';
import { Public, SignedIn } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer.js';
import { IdParam, NameParam, PageQuery, searchLimit, toPage } from '../../platform/http/params.js';
import { BodyLimit } from '../../platform/http/server-limits.js';
import { AdminProposalDto } from '../chefs/index.js';
import {
  CreateProposalDto,
  ProposalCardDto,
  ProposalPageDto,
  PublicProposalDto,
  ReplaceChefProposalsDto,
  SearchProposalsDto,
  UpdateProposalDto,
} from './proposals.dto.js';
import { ProposalNotFoundError } from './proposals.errors.js';
import { ProposalsRepository } from './proposals.repository.js';
import { ProposalsService } from './proposals.service.js';

/** A form may carry its picture as a data URL, a third larger than the file; a set, several. */
const PROPOSAL_BODY_MB = 16;
const SET_BODY_MB = 48;
/** Most parts of a whole set. */
const SET_PARTS = 10_000;

@ApiTags('proposals')
@Controller('proposals')
export class ProposalsController {
  constructor(
    private readonly proposals: ProposalsRepository,
    private readonly service: ProposalsService,
  ) {}

  /** Experiences of active chefs, newest first, a page at a time. */
  @Get('all')
  @Public()
  @Cached()
  @Answer({ msg: 'Experiencias', type: ProposalPageDto })
  @Refuses(400)
  async listProposals(@Query() { page, perPage }: PageQuery): Promise<ProposalPageDto> {
    const { rows, showMoreButton } = toPage(await this.proposals.find({}, perPage + 1, (page - 1) * perPage), perPage);
    return { proposals: rows.map((row) => ProposalCardDto.from(row)), showMoreButton };
  }

  /** The page of an active chef's experience, by its name or address; case, accents, spaces and hyphens do not matter. */
  @Get('one/:name')
  @Public()
  @Cached()
  @Answer({ msg: 'Experiencia', type: PublicProposalDto })
  @Refuses(400, 404)
  async getProposalByName(@NameParam() name: string): Promise<PublicProposalDto> {
    const row = await this.proposals.publicByName(name);
    if (!row) throw new ProposalNotFoundError();
    return PublicProposalDto.from(row);
  }

  /**
   * Experiences of active chefs that have the format, city and food type and every word of the search, newest first, at
   * most 100; 0 means all. With 0 everywhere and no search: the first page of the list.
   */
  @Post('search_menu')
  @Public()
  @Answer({ msg: 'Experiencias', type: ProposalCardDto, isArray: true })
  @Refuses(400, 413, 415)
  async searchProposals(
    @Body() { modalityId, citySearchId, foodSearchId, search }: SearchProposalsDto,
  ): Promise<ProposalCardDto[]> {
    const words = searchWords(search);
    const filter = {
      modalityId: modalityId || undefined,
      cityId: citySearchId || undefined,
      foodId: foodSearchId || undefined,
      words,
    };
    const limit = searchLimit(modalityId, citySearchId, foodSearchId, words.length);
    const rows = await this.proposals.find(filter, limit, 0);
    return rows.map((row) => ProposalCardDto.from(row));
  }

  /** Creates an experience of a chef. Food types and cities are given by name; new ones are created with it. */
  @Post('create')
  @SignedIn()
  @BodyLimit(PROPOSAL_BODY_MB)
  @Answer({ status: 201, msg: 'La experiencia ha sido creada exitosamente', type: AdminProposalDto })
  @Refuses(400, 401, 409, 413, 415)
  async createProposal(@Body() form: CreateProposalDto): Promise<AdminProposalDto> {
    return AdminProposalDto.from(await this.service.create(form));
  }

  /** Replaces what is written about an experience. With a `version` older than the stored one: 409. */
  @Put('update/:id')
  @SignedIn()
  @BodyLimit(PROPOSAL_BODY_MB)
  @Answer({ msg: 'La experiencia ha sido actualizada exitosamente', type: AdminProposalDto })
  @Refuses(400, 401, 404, 409, 413, 415)
  async updateProposal(@IdParam() id: number, @Body() form: UpdateProposalDto): Promise<AdminProposalDto> {
    return AdminProposalDto.from(await this.service.update(id, form));
  }

  /**
   * Makes the experiences of the chef `id` those listed: with id updated, without created, missing deleted; all of it or
   * nothing. Answers the whole set, oldest first. GET /chefs/get-one-id/{id} gives it for editing.
   */
  @Put('update/chef/:id')
  @SignedIn()
  @BodyLimit(SET_BODY_MB, SET_PARTS)
  @Answer({ msg: 'Las experiencias del chef han sido guardadas exitosamente', type: AdminProposalDto, isArray: true })
  @Refuses(400, 401, 404, 409, 413, 415)
  async replaceChefProposals(
    @IdParam() id: number,
    @Body() form: ReplaceChefProposalsDto,
  ): Promise<AdminProposalDto[]> {
    return (await this.service.replaceOfChef(id, form)).map((row) => AdminProposalDto.from(row));
  }

  /** Deletes an experience with its picture. It cannot be undone. */
  @Delete('delete/:id')
  @SignedIn()
  @Answer({ msg: 'La experiencia ha sido eliminada exitosamente' })
  @Refuses(400, 401, 404)
  async deleteProposal(@IdParam() id: number): Promise<void> {
    await this.service.delete(id);
  }
}
