import { Body, Controller, Get, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Cached, CachedOf, CacheTags } from '../../platform/cache/cached-reads.js';
import { showsRecord } from '../../platform/cache/tags.js';
import { Public } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { MOST_FOUND, NameParam, PageQuery, toPage } from '../../platform/http/value/params.js';
import { RawJson } from '../../platform/http/answer/raw-json.js';
import { SEARCHED_TABLES } from '../chefs/asked-choices.columns.js';
import { searchOf } from '../chefs/index.js';
import { ProposalCardDto, ProposalPageDto, SearchProposalsDto } from './proposal-card.dto.js';
import { PROPOSAL_CARD_TABLES, ProposalCardsRepository } from './proposal-cards.repository.js';
import { PublicProposalDto } from './proposal-page.dto.js';
import { ProposalPageRepository } from './proposal-page.repository.js';
import { ProposalNotFoundError } from './proposals.errors.js';

/** Experiences as visitors see them. */
@ApiTags('proposals')
@Public()
@Controller('proposals')
export class ProposalPagesController {
  constructor(
    private readonly cards: ProposalCardsRepository,
    private readonly pages: ProposalPageRepository,
  ) {}

  /** Experiences of active chefs, newest first, a page at a time. */
  @Get('all')
  @Cached(...PROPOSAL_CARD_TABLES)
  @Answer({ msg: 'Experiencias', type: ProposalPageDto })
  @Refuses(400)
  async listProposals(@Query() { page, perPage }: PageQuery): Promise<RawJson<ProposalPageDto>> {
    const found = await this.cards.all({ limit: perPage + 1, offset: (page - 1) * perPage });
    const { rows, showMoreButton } = toPage(found, perPage);
    return RawJson.object({ proposals: RawJson.list(rows), showMoreButton });
  }

  /** The page of an active chef's experience, by its name or address; case, accents, spaces and hyphens do not matter. */
  @Get('one/:name')
  @CachedOf('chef', 'modality', 'food_type', 'city', 'diet', 'image')
  @Answer({ msg: 'Experiencia', type: PublicProposalDto })
  @Refuses(400, 404)
  async getProposalByName(
    @NameParam() name: string,
    @Req() request: FastifyRequest,
  ): Promise<RawJson<PublicProposalDto>> {
    const found = await this.pages.byName(name);
    if (!found) throw new ProposalNotFoundError();
    showsRecord(request, found.chefId);
    return found.page;
  }

  /**
   * Experiences of active chefs with the format, city, food type and price, newest first, at most 100; 0 means all.
   * They suit the guests and diets, and have every word of the search. With 0 everywhere and no search: the first page
   * of the list.
   */
  @Post('search_menu')
  @CacheTags(...PROPOSAL_CARD_TABLES, ...SEARCHED_TABLES)
  @Answer({ msg: 'Experiencias', type: ProposalCardDto, isArray: true, maxItems: MOST_FOUND })
  @Refuses(400, 413, 415)
  async searchProposals(
    @Body() { citySearchId: cityId, foodSearchId: foodId, ...asked }: SearchProposalsDto,
  ): Promise<RawJson<ProposalCardDto[]>> {
    return RawJson.list(await this.cards.find(searchOf({ ...asked, cityId, foodId })));
  }
}
