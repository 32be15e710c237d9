import { Body, Controller, Get, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answer, FileAnswer, Refuses, Taken } from '../../platform/http/answer/answer.js';
import { ByLink, TokenParam } from '../../platform/links/by-link.js';
import {
  AcceptOfferDto,
  CancelMyEveningDto,
  ClientOfferDto,
  CompleteMyEveningDto,
  DeclineOfferDto,
  MyEveningAnswerDto,
  MyOfferDto,
  WishForMyEveningDto,
} from './client-offer.dto.js';
import { EveningNights } from './evening-nights.service.js';
import { EveningsService } from './evenings.service.js';
import { OfferAnswersService } from './offer-answers.service.js';
import { OfferPages } from './offer-pages.js';

/** What the client of an offer does with it, by its secret link. */
@ApiTags('offers')
@Controller('offers')
export class ClientOfferController {
  constructor(
    private readonly answers: OfferAnswersService,
    private readonly pages: OfferPages,
    private readonly evenings: EveningsService,
    private readonly nights: EveningNights,
  ) {}

  /** The offers of the request that the client's link opens, the newest first, each with its own address. */
  @Get('of-my-request/:token')
  @ByLink()
  @Answer({ msg: 'Tus cotizaciones', type: MyOfferDto, isArray: true })
  @Refuses(404, 409)
  listMyOffers(@TokenParam() token: unknown): Promise<MyOfferDto[]> {
    return this.pages.ofMyRequest(token);
  }

  /** The evening of the request that the client's link opens, with what cancelling it today gives back. */
  @Get('evening-of-my-request/:token')
  @ByLink()
  @Answer({ msg: 'Tu velada', type: MyEveningAnswerDto })
  @Refuses(404, 409)
  async getMyEvening(@TokenParam() token: unknown): Promise<MyEveningAnswerDto> {
    return { evening: await this.evenings.mine(token) };
  }

  /**
   * The client cancels the evening, with the share that they read; where that is another one by now, nothing is cancelled (409).
   * Cancelled again it stays as it is; refused (409) once it has begun.
   */
  @Post('cancel-my-evening/:token')
  @ByLink()
  @Answer({ msg: 'Cancelaste tu velada.' })
  @Refuses(400, 404, 409, 413, 415)
  async cancelMyEvening(@TokenParam() token: unknown, @Body() form: CancelMyEveningDto): Promise<void> {
    await this.evenings.cancelMine(token, form);
  }

  /**
   * The client completes or corrects the address and who receives the chef, until the evening begins (409). The chef gets a new
   * sheet, where mails go out.
   */
  @Post('complete-my-evening/:token')
  @ByLink()
  @Answer({ msg: 'Lo anotamos.' })
  @Refuses(400, 404, 409, 413, 415)
  async completeMyEvening(@TokenParam() token: unknown, @Body() form: CompleteMyEveningDto): Promise<void> {
    await this.nights.completeMine(token, form);
  }

  /** The client wishes other guests or another menu. Nothing changes until staff answer. Wished again in the same words, it is one wish. */
  @Post('wish-for-my-evening/:token')
  @ByLink()
  @Answer({ msg: 'Recibimos tu pedido.' })
  @Refuses(400, 404, 409, 413, 415)
  async wishForMyEvening(@TokenParam() token: unknown, @Body() { wish }: WishForMyEveningDto): Promise<void> {
    await this.nights.wish(token, wish);
  }

  /** The offer that a link opens. Reading it here does not count as opened; `seen` says that. */
  @Get('by-link/:token')
  @ByLink()
  @Answer({ msg: 'Cotización', type: ClientOfferDto })
  @Refuses(404, 409)
  async readOffer(@TokenParam() token: unknown): Promise<ClientOfferDto> {
    return this.pages.forClient(await this.answers.offerOf(token));
  }

  /**
   * Notes that the client has the offer before their eyes. The page asks for it as for a picture, with scripts or without;
   * programs that only look at links do not.
   */
  @Get('seen/:token')
  @ByLink()
  @Taken('Noted.')
  @Refuses(404, 409)
  async seeOffer(@TokenParam() token: unknown, @Req() { method }: FastifyRequest): Promise<void> {
    const id = await this.answers.offerOf(token);
    if (method === 'GET') await this.answers.see(id);
  }

  /** The evening that was agreed on, as a file for the client's calendar. Taken again after it was moved, it replaces the first. */
  @Get('calendar/:token')
  @ByLink()
  @FileAnswer('text/calendar', 'Tu mesa, para el calendario')
  @Refuses(404, 409)
  async readOfferCalendar(
    @TokenParam() token: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { name, method, content } = await this.pages.calendarFor(await this.answers.offerOf(token));
    void reply
      .type(`text/calendar; charset=utf-8; method=${method}`)
      .header('content-disposition', `attachment; filename="${name}"`);
    return content;
  }

  /** The client accepts. Sent twice, or from two devices, it is accepted once and answered the same. */
  @Post('accept/:token')
  @ByLink()
  @Answer({ msg: 'Aceptaste la cotización.', type: ClientOfferDto })
  @Refuses(400, 404, 409, 413, 415)
  async acceptOffer(@TokenParam() token: unknown, @Body() form: AcceptOfferDto): Promise<ClientOfferDto> {
    const id = await this.answers.offerOf(token);
    await this.answers.accept(id, form);
    return this.pages.forClient(id);
  }

  /** The client declines. */
  @Post('decline/:token')
  @ByLink()
  @Answer({ msg: 'Gracias por contarnos.', type: ClientOfferDto })
  @Refuses(400, 404, 409, 413, 415)
  async declineOffer(@TokenParam() token: unknown, @Body() form: DeclineOfferDto): Promise<ClientOfferDto> {
    const id = await this.answers.offerOf(token);
    await this.answers.decline(id, form);
    return this.pages.forClient(id);
  }
}
