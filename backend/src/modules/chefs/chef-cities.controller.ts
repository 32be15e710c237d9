import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { searchWords } from '../../platform/database/search-words.js';
import { Cached } from '../../platform/cache/cached-reads.js';
import { Public } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer.js';
import { searchLimit } from '../../platform/http/params.js';
import { LookupDto } from '../lookups/index.js';
import { ChefCardDto, SearchChefsDto } from './chefs.dto.js';
import { ChefsRepository } from './chefs.repository.js';

/** The calls under /cities that need chefs to answer. */
@ApiTags('chefs')
@Public()
@Controller('cities')
export class ChefCitiesController {
  constructor(private readonly chefs: ChefsRepository) {}

  /** Cities where at least one active chef works, by name. */
  @Get('city-chef')
  @Cached()
  @Answer({ msg: 'Ciudades', type: LookupDto, isArray: true })
  @Refuses()
  listChefCities(): Promise<LookupDto[]> {
    return this.chefs.citiesWithChefs();
  }

  /**
   * Active chefs that have the food type, city and format and every word of the search, newest first, at most 100;
   * 0 means all. With 0 everywhere and no search: the first page of the list.
   */
  @Post('city-filter-food')
  @Answer({ msg: 'Chefs', type: ChefCardDto, isArray: true })
  @Refuses(400, 413, 415)
  async searchChefs(@Body() { foodId, cityId, modalityId, search }: SearchChefsDto): Promise<ChefCardDto[]> {
    const words = searchWords(search);
    const filter = {
      foodId: foodId || undefined,
      cityId: cityId || undefined,
      modalityId: modalityId || undefined,
      words,
    };
    const rows = await this.chefs.active(filter, searchLimit(foodId, cityId, modalityId, words.length), 0);
    return rows.map((row) => ChefCardDto.from(row));
  }
}
