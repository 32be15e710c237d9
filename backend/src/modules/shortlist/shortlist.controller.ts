import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Cached } from '../../platform/cache/cached-reads.js';
import { Public } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { FindShortlistQuery, ShortlistDto } from './shortlist.dto.js';
import { ShortlistRepository } from './shortlist.repository.js';

/** 'Mi mesa': what a visitor has chosen, which only their device keeps. */
@ApiTags('shortlist')
@Public()
@Controller('shortlist')
export class ShortlistController {
  constructor(private readonly shortlist: ShortlistRepository) {}

  /** Which of these chefs and experiences are still on the site, with what they are called now. What is missing is not. */
  @Get('find')
  @Cached('chef', 'proposal', 'image', 'modality', 'chef_modality', 'proposal_modality')
  @Answer({ msg: 'Mi mesa', type: ShortlistDto })
  @Refuses(400)
  findShortlist(@Query() asked: FindShortlistQuery): Promise<ShortlistDto> {
    return this.shortlist.find(asked);
  }
}
