import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { patternsOf, searchWords } from '../../../platform/database/search-words.js';
import { Public } from '../../../platform/http/access.js';
import { Answer, Refuses } from '../../../platform/http/answer.js';
import { MOST_FOUND, searchLimit } from '../../../platform/http/params.js';
import { ChefCardDto, SearchChefsDto } from './chef-card.dto.js';
import { ChefCardsRepository } from './chef-cards.repository.js';

/** The call under /cities that searches chefs. */
@ApiTags('chefs')
@Public()
@Controller('cities')
export class ChefCitiesController {
  constructor(private readonly chefs: ChefCardsRepository) {}

  /**
   * Active chefs that have the food type, city and format and every word of the search, newest first, at most 100;
   * 0 means all. With 0 everywhere and no search: the first page of the list.
   */
  @Post('city-filter-food')
  @Answer({ msg: 'Chefs', type: ChefCardDto, isArray: true, maxItems: MOST_FOUND })
  @Refuses(400, 413, 415)
  searchChefs(@Body() { foodId, cityId, modalityId, search }: SearchChefsDto): Promise<ChefCardDto[]> {
    const words = searchWords(search);
    return this.chefs.active({
      foodId: foodId || undefined,
      cityId: cityId || undefined,
      modalityId: modalityId || undefined,
      ...patternsOf(words),
      limit: searchLimit(foodId, cityId, modalityId, words.length),
      offset: 0,
    });
  }
}
