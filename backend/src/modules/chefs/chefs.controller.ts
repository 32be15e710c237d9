import { Body, Controller, Delete, Get, Post, Put, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyRequest } from 'fastify';
import { LogExports } from '../../platform/audit/log-exports.js';
import { Cached, CachedOf } from '../../platform/cache/cached-reads.js';
import { showsRecord } from '../../platform/cache/tags.js';
import { Public, SignedIn } from '../../platform/http/access.js';
import { Answer, RawAnswer, Refuses } from '../../platform/http/answer/answer.js';
import { ListAnswer, type Listed } from '../../platform/http/answer/list-answer.js';
import { IdParam, NameParam, PageQuery, toPage } from '../../platform/http/value/params.js';
import { SeenFlagQuery } from '../../platform/http/value/seen-query.js';
import { BodyLimit } from '../../platform/http/limit/server-limits.js';
import { RawJson } from '../../platform/http/answer/raw-json.js';
import { ActiveChefsAnswer, ChefCardDto } from './chef-card.dto.js';
import { CHEF_CARD_TABLES, ChefCardsRepository, TOP_CHEFS } from './chef-cards.repository.js';
import { PublicChefDto } from './chef-page.dto.js';
import { ChefPageRepository } from './chef-page.repository.js';
import { AdminChefDto, ChefRowDto, ListChefsQuery, SeenChefStateQuery } from './chef-record.dto.js';
import { ChefRecordsRepository } from './chef-records.repository.js';
import { CreateChefDto, UpdateChefDto } from './chefs.dto.js';
import { ChefNotFoundError } from './chefs.errors.js';
import { ChefsService } from './chefs.service.js';

/** A chef's form may contain its pictures as data URLs, which are a third larger than the files. */
const CHEF_BODY_MB = 48;

@ApiTags('chefs')
@Controller('chefs')
export class ChefsController {
  constructor(
    private readonly cards: ChefCardsRepository,
    private readonly pages: ChefPageRepository,
    private readonly records: ChefRecordsRepository,
    private readonly service: ChefsService,
  ) {}

  private readonly record = (em: EntityManager, id: number): Promise<AdminChefDto> => this.records.byId(id, em);

  /** Active chefs, newest first, a page at a time. Its members stand at the top level of the body. */
  @Get('active')
  @Public()
  @Cached(...CHEF_CARD_TABLES)
  @RawAnswer({ msg: 'Chefs', type: ActiveChefsAnswer })
  @Refuses(400)
  async listActiveChefs(@Query() { page, perPage }: PageQuery): Promise<RawJson<ActiveChefsAnswer>> {
    const found = await this.cards.active({ limit: perPage + 1, offset: (page - 1) * perPage });
    const { rows, showMoreButton } = toPage(found, perPage);
    return RawJson.object({ status: 200, msg: 'Chefs', chefs: RawJson.list(rows), showMoreButton });
  }

  /** Active favourites, the newest change first; without any, the newest active chefs. At most 12. */
  @Get('top_chef')
  @Public()
  @Cached(...CHEF_CARD_TABLES)
  @Answer({ msg: 'Chefs destacados', type: ChefCardDto, isArray: true, maxItems: TOP_CHEFS })
  @Refuses()
  async listTopChefs(): Promise<RawJson<ChefCardDto[]>> {
    return RawJson.list(await this.cards.top());
  }

  /** The page of an active chef, by its name or address; case, accents, spaces and hyphens do not matter. */
  @Get('get-one/:name')
  @Public()
  @CachedOf('chef', 'modality', 'food_type', 'city', 'image', 'company')
  @Answer({ msg: 'Chef', type: PublicChefDto })
  @Refuses(400, 404)
  async getChefByName(@NameParam() name: string, @Req() request: FastifyRequest): Promise<RawJson<PublicChefDto>> {
    const found = await this.pages.byName(name);
    if (!found) throw new ChefNotFoundError();
    showsRecord(request, found.chefId);
    return found.page;
  }

  /** The back-office's list. Without `page` and `perPage` it is the whole list; X-Total-Count is the number of matches. */
  @Get('all')
  @SignedIn()
  @LogExports('chef')
  @ListAnswer({ msg: 'Chefs', type: ChefRowDto })
  @Refuses(400, 401)
  listChefs(@Query() asked: ListChefsQuery): Promise<Listed<ChefRowDto>> {
    return this.records.list(asked);
  }

  /** Everything of one chef, in whatever state, for editing. */
  @Get('get-one-id/:id')
  @SignedIn()
  @Answer({ msg: 'Chef', type: AdminChefDto })
  @Refuses(400, 401, 404)
  getChef(@IdParam() id: number): Promise<AdminChefDto> {
    return this.records.byId(id);
  }

  /** Creates a chef. Food types and cities are given by name; new ones are created with it. */
  @Post('create')
  @SignedIn()
  @BodyLimit(CHEF_BODY_MB)
  @Answer({ msg: 'El Chef ha sido creado exitosamente', type: AdminChefDto })
  @Refuses(400, 401, 413, 415, 422)
  createChef(@Body() form: CreateChefDto): Promise<AdminChefDto> {
    return this.service.create(form, this.record);
  }

  /** Replaces what is written about a chef. With a `version` older than the stored one: 409. */
  @Put('update/:id')
  @SignedIn()
  @BodyLimit(CHEF_BODY_MB)
  @Answer({ msg: 'El Chef ha sido actualizado exitosamente', type: AdminChefDto })
  @Refuses(400, 401, 404, 409, 413, 415)
  updateChef(@IdParam() id: number, @Body() form: UpdateChefDto): Promise<AdminChefDto> {
    return this.service.update(id, form, this.record);
  }

  /**
   * Deletes a chef with its proposals, comments and images. It cannot be undone. Refused (409) while evenings lie ahead:
   * `agenda/ahead-of-chef/{id}` lists them.
   */
  @Delete('delete/:id')
  @SignedIn()
  @Answer({ msg: 'El Chef ha sido eliminado exitosamente' })
  @Refuses(400, 401, 404, 409)
  async deleteChef(@IdParam() id: number): Promise<void> {
    await this.service.delete(id);
  }

  /** Makes a chef a favourite of the home page, or no longer. */
  @Put('change-favorite/:id')
  @SignedIn()
  @Answer({ msg: 'El favorito del Chef ha sido actualizado exitosamente', type: AdminChefDto })
  @Refuses(400, 401, 404, 409)
  toggleChefFavorite(@IdParam() id: number, @Query() { was }: SeenFlagQuery): Promise<AdminChefDto> {
    return this.service.toggleFavorite(id, this.record, was);
  }

  /** ACTIVE ↔ DESACTIVADO: a chef that is not active vanishes from the site with all its content. Deactivating is refused (409) while evenings lie ahead. */
  @Put('change-state/:id')
  @SignedIn()
  @Answer({ msg: 'El estado del Chef ha sido actualizado exitosamente', type: AdminChefDto })
  @Refuses(400, 401, 404, 409)
  toggleChefState(@IdParam() id: number, @Query() { was }: SeenChefStateQuery): Promise<AdminChefDto> {
    return this.service.toggleState(id, this.record, was);
  }
}
