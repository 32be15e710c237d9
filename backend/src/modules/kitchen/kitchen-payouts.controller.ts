import { Body, Controller, Get, Post, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answer, FileAnswer, Refuses } from '../../platform/http/answer/answer.js';
import { BodyLimit } from '../../platform/http/limit/server-limits.js';
import { IdParam } from '../../platform/http/value/params.js';
import { PAPER_BODY_MB, sendPaper } from '../files/index.js';
import { BoletasService, ChefPartDto, GiveBoletaDto, MOST_OF_CHEF, PayoutPages } from '../payouts/index.js';
import type { ChefCaller } from './chef-caller.js';
import { CurrentChef, InKitchen } from './kitchen-decorators.js';

/** What the chef earned, and the boletas for it. What is another chef's does not exist here. */
@ApiTags('kitchen')
@InKitchen()
@Controller('kitchen/payouts')
export class KitchenPayoutsController {
  constructor(
    private readonly pages: PayoutPages,
    private readonly boletas: BoletasService,
  ) {}

  /** What the chef earned with each evening or will, and when it was paid, the latest evening first. */
  @Get('all')
  @Answer({ msg: 'Tus pagos', type: ChefPartDto, isArray: true, maxItems: MOST_OF_CHEF })
  @Refuses(401)
  listKitchenPayouts(@CurrentChef() { chefId }: ChefCaller): Promise<ChefPartDto[]> {
    return this.pages.ofChef(chefId);
  }

  /** Gives the boleta for the own evening `id`. Until it was paid another one takes its place; afterwards it is refused (409). */
  @Post('boleta/:id')
  @BodyLimit(PAPER_BODY_MB)
  @Answer({ msg: 'Listo: recibimos tu boleta.' })
  @Refuses(400, 401, 404, 409, 413, 415)
  giveBoleta(
    @IdParam() id: number,
    @Body() { number, data }: GiveBoletaDto,
    @CurrentChef() { chefId }: ChefCaller,
  ): Promise<void> {
    return this.boletas.give(id, chefId, number, data);
  }

  /** The own boleta for an evening, as an attachment. */
  @Get('boleta/:id')
  @FileAnswer('application/pdf', 'Tu boleta')
  @Refuses(400, 401, 404)
  async getKitchenBoleta(
    @IdParam() id: number,
    @CurrentChef() { chefId }: ChefCaller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return sendPaper(await this.boletas.ofChef(id, chefId), reply);
  }
}
