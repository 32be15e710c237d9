import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer.js';
import { DEFAULT_PAGE_SIZE } from '../../platform/http/params.js';
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
  @Answer({ msg: 'Ciudades', type: LookupDto, isArray: true })
  @Refuses()
  listChefCities(): Promise<LookupDto[]> {
    return this.chefs.citiesWithChefs();
  }

  /** Active chefs that have the food type, city and format; 0 means all. With 0 everywhere: the first page of the list. */
  @Post('city-filter-food')
  @Answer({ msg: 'Chefs', type: ChefCardDto, isArray: true })
  @Refuses(400, 413, 415)
  async searchChefs(@Body() { foodId, cityId, modalityId }: SearchChefsDto): Promise<ChefCardDto[]> {
    const rows =
      foodId || cityId || modalityId
        ? await this.chefs.search({
            foodId: foodId || undefined,
            cityId: cityId || undefined,
            modalityId: modalityId || undefined,
          })
        : await this.chefs.active(DEFAULT_PAGE_SIZE, 0);
    return rows.map((row) => ChefCardDto.from(row));
  }
}
