import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Cached } from '../../platform/cache/cached-reads.js';
import { Public } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer.js';
import { LookupDto } from './lookups.dto.js';
import { LookupsRepository } from './lookups.repository.js';

@ApiTags('lookups')
@Public()
@Controller()
export class LookupsController {
  constructor(private readonly lookups: LookupsRepository) {}

  /** Every format, in the order they were created. */
  @Get('modality/all')
  @Cached()
  @Answer({ msg: 'Formatos', type: LookupDto, isArray: true })
  @Refuses()
  listModalities(): Promise<LookupDto[]> {
    return this.lookups.modalities();
  }

  /** Every food type, by name. */
  @Get('foods_type/all')
  @Cached()
  @Answer({ msg: 'Tipos de comida', type: LookupDto, isArray: true })
  @Refuses()
  listFoodTypes(): Promise<LookupDto[]> {
    return this.lookups.foodTypes();
  }

  /** Every city, by name. */
  @Get('cities/all')
  @Cached()
  @Answer({ msg: 'Ciudades', type: LookupDto, isArray: true })
  @Refuses()
  listCities(): Promise<LookupDto[]> {
    return this.lookups.cities();
  }
}
