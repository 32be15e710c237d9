import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SignedIn } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { IdParam } from '../../platform/http/value/params.js';
import { ByLink, TokenParam } from '../../platform/links/by-link.js';
import { GiveOpinionDto, OpinionLinkDto, OpinionPageDto } from './opinions.dto.js';
import { OpinionsService } from './opinions.service.js';

/** What the link opens that asks a client for an opinion. */
@ApiTags('opinions')
@Controller('opinions')
export class OpinionsController {
  constructor(private readonly service: OpinionsService) {}

  /** What the link asks about, and what was said. */
  @Get('get-one/:token')
  @ByLink()
  @Answer({ msg: 'Tu opinión', type: OpinionPageDto })
  @Refuses(404, 409)
  getOpinion(@TokenParam() token: string): Promise<OpinionPageDto> {
    return this.service.page(token);
  }

  /** The address under which the client of the request `id` gives an opinion. Refused (409) unless the evening took place. */
  @Post('link/:id')
  @SignedIn()
  @Answer({ msg: 'Enlace para opinar', type: OpinionLinkDto })
  @Refuses(400, 401, 404, 409)
  linkOpinion(@IdParam() id: number): Promise<OpinionLinkDto> {
    return this.service.link(id);
  }

  /** Keeps what the client says; for 30 days it can be said again. Staff read it before visitors do. */
  @Post('give/:token')
  @ByLink()
  @Answer({ msg: 'Gracias por tu opinión.', type: OpinionPageDto })
  @Refuses(400, 404, 409, 413, 415)
  giveOpinion(@TokenParam() token: string, @Body() form: GiveOpinionDto): Promise<OpinionPageDto> {
    return this.service.give(token, form);
  }
}
