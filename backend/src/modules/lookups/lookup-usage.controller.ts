import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Cached } from '../../platform/cache/cached-reads.js';
import { Public, Roles } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { LookupKindParam } from './lookup-kind.param.js';
import type { LookupKind } from './lookup.entity.js';
import {
  ChoiceDto,
  DietChoiceDto,
  FormatDto,
  ListCitiesQuery,
  ListLookupsQuery,
  LookupUsageDto,
} from './lookup-usage.dto.js';
import { LookupUsageRepository, tablesOf } from './lookup-usage.repository.js';

/** The lists of choices: those of the site and its forms, and those that administrators keep. */
@ApiTags('lookups')
@Controller()
export class LookupUsageController {
  constructor(private readonly lookups: LookupUsageRepository) {}

  /** Formats, in the order they were created: all that are not hidden, or those that `scope` names. */
  @Get('modality/all')
  @Public()
  @Cached(...tablesOf('modality'))
  @Answer({ msg: 'Formatos', type: FormatDto, isArray: true })
  @Refuses(400)
  listModalities(@Query() { scope }: ListLookupsQuery): Promise<FormatDto[]> {
    return this.lookups.formats(scope);
  }

  /** Food types, by name: all that are not hidden, or those that `scope` names. */
  @Get('foods_type/all')
  @Public()
  @Cached(...tablesOf('food_type'))
  @Answer({ msg: 'Tipos de comida', type: ChoiceDto, isArray: true })
  @Refuses(400)
  listFoodTypes(@Query() { scope }: ListLookupsQuery): Promise<ChoiceDto[]> {
    return this.lookups.choices('food_type', scope);
  }

  /** Diets that experiences can serve, by name: all that are not hidden, or those that `scope` names. */
  @Get('diets/all')
  @Public()
  @Cached('diet', 'proposal_diet', 'proposal', 'chef')
  @Answer({ msg: 'Dietas', type: DietChoiceDto, isArray: true })
  @Refuses(400)
  listDiets(@Query() { scope }: ListLookupsQuery): Promise<DietChoiceDto[]> {
    return this.lookups.diets(scope);
  }

  /** Communes, by name: all that are not hidden, or those that `scope` names. */
  @Get('cities/all')
  @Public()
  @Cached(...tablesOf('city'))
  @Answer({ msg: 'Ciudades', type: ChoiceDto, isArray: true })
  @Refuses(400)
  listCities(@Query() { scope }: ListCitiesQuery): Promise<ChoiceDto[]> {
    return this.lookups.choices('city', scope);
  }

  /** Communes where at least one active chef works, by name. Those hidden from the site are left out. */
  @Get('cities/city-chef')
  @Public()
  @Cached(...tablesOf('city'))
  @Answer({ msg: 'Ciudades', type: ChoiceDto, isArray: true })
  @Refuses()
  listChefCities(): Promise<ChoiceDto[]> {
    return this.lookups.choices('city', 'chefs');
  }

  /** Communes where at least one active chef offers an experience, by name. Those hidden from the site are left out. */
  @Get('cities/city-proposal')
  @Public()
  @Cached(...tablesOf('city'))
  @Answer({ msg: 'Ciudades', type: ChoiceDto, isArray: true })
  @Refuses()
  listProposalCities(): Promise<ChoiceDto[]> {
    return this.lookups.choices('city', 'proposals');
  }

  /** Every choice of a list, with how many chefs, experiences and requests use it. */
  @Get('lookups/:kind/all')
  @Roles('ADMIN')
  @Answer({ msg: 'Lista', type: LookupUsageDto, isArray: true })
  @Refuses(400, 401, 403)
  listLookups(@LookupKindParam() kind: LookupKind): Promise<LookupUsageDto[]> {
    return this.lookups.usage(kind);
  }
}
