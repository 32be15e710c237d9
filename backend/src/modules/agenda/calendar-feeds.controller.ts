import { Controller, Get, Req, Res, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FinishedAnswer } from '../../platform/cache/finished-answer.js';
import { Public } from '../../platform/http/access.js';
import { LinkLimit } from '../../platform/links/link-limit.js';
import { CalendarFeedsService } from './calendar-feeds.service.js';

const ENDING = /\.ics$/;

/**
 * The calendars that people subscribe to, outside the API: their programs know an address and nothing else. Each request is
 * answered from the database: payments, offers and blocked data change what it says. The limit of links bounds that.
 */
@ApiExcludeController()
@Controller('calendario')
export class CalendarFeedsController {
  constructor(private readonly feeds: CalendarFeedsService) {}

  /** The calendar behind a secret address. A wrong, old or revoked one is answered like one that never was. */
  @Get(':file')
  @Public()
  @UseGuards(LinkLimit)
  async read(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { file = '' } = request.params as { file?: string };
    const owner = await this.feeds.ownerOf(ENDING.test(file) ? file.replace(ENDING, '') : undefined);
    const text = await this.feeds.calendar(owner);
    void reply.headers({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="agenda.ics"',
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    await new FinishedAnswer(text, reply).send(request, reply);
  }
}
