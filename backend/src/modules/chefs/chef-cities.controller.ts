import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CacheTags } from '../../platform/cache/cached-reads.js';
import { Public } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { MOST_FOUND } from '../../platform/http/value/params.js';
import { RawJson } from '../../platform/http/answer/raw-json.js';
import { SEARCHED_TABLES } from './asked-choices.columns.js';
import { searchOf } from './asked-choices.js';
import { ChefCardDto, SearchChefsDto } from './chef-card.dto.js';
import { CHEF_CARD_TABLES, ChefCardsRepository } from './chef-cards.repository.js';

/** The call under /cities that searches chefs. */
@ApiTags('chefs')
@Public()
@Controller('cities')
export class ChefCitiesController {
  constructor(private readonly chefs: ChefCardsRepository) {}

  /**
   * Active chefs with the food type, city, format and price, newest first, at most 100; 0 means all. They have an
   * experience for the guests and diets, and every word of the search. With 0 everywhere and no search: the first page
   * of the list.
   */
  @Post('city-filter-food')
  @CacheTags(...CHEF_CARD_TABLES, ...SEARCHED_TABLES)
  @Answer({ msg: 'Chefs', type: ChefCardDto, isArray: true, maxItems: MOST_FOUND })
  @Refuses(400, 413, 415)
  async searchChefs(@Body() asked: SearchChefsDto): Promise<RawJson<ChefCardDto[]>> {
    return RawJson.list(await this.chefs.search(searchOf(asked)));
  }
}
