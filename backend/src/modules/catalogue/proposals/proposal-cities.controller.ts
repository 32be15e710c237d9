import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Cached } from '../../../platform/cache/cached-reads.js';
import { Public } from '../../../platform/http/access.js';
import { Answer, Refuses } from '../../../platform/http/answer.js';
import { LookupDto } from '../../lookups/index.js';
import { ProposalCardsRepository } from './proposal-cards.repository.js';

/** The call under /cities that needs experiences to answer. */
@ApiTags('proposals')
@Public()
@Controller('cities')
export class ProposalCitiesController {
  constructor(private readonly proposals: ProposalCardsRepository) {}

  /** Cities where at least one active chef offers an experience, by name. */
  @Get('city-proposal')
  @Cached()
  @Answer({ msg: 'Ciudades', type: LookupDto, isArray: true })
  @Refuses()
  listProposalCities(): Promise<LookupDto[]> {
    return this.proposals.cities();
  }
}
