import { Controller, Get, Query, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Cached } from '../../platform/cache/cached-reads.js';
import { Public } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { AgendaLimit } from './agenda-limit.js';
import { TakenChefsDto, TakenQuery } from './agenda.dto.js';
import { PublicAgendaRepository } from './public-agenda.repository.js';

/** What visitors may know of the agenda: days, never why. */
@ApiTags('agenda')
@Public()
@Controller('agenda')
export class PublicAgendaController {
  constructor(private readonly agenda: PublicAgendaRepository) {}

  /** Which of at most four chefs are not free on a day, so that a visitor can choose another before asking. */
  @Get('taken')
  @UseGuards(AgendaLimit)
  @Cached('evening', 'blocked_range', 'chef')
  @Answer({ msg: 'Chefs con mesa ese día', type: TakenChefsDto })
  @Refuses(400)
  async listTakenChefs(@Query() { chefs, day }: TakenQuery): Promise<TakenChefsDto> {
    return { chef_ids: await this.agenda.taken(chefs, day) };
  }
}
