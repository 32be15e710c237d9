import { Body, Controller, Delete, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { IdParam } from '../../platform/http/value/params.js';
import { CommentsService } from '../comments/index.js';
import type { ChefCaller } from './chef-caller.js';
import { CurrentChef, InKitchen } from './kitchen-decorators.js';
import { AnswerOpinionDto, KitchenOpinionDto, MOST_OPINIONS } from './kitchen-opinions.dto.js';
import { KitchenOpinionsRepository } from './kitchen-opinions.repository.js';

/** What clients say of the chef, and the chef's one answer to each. Opinions about others do not exist here. */
@ApiTags('kitchen')
@InKitchen()
@Controller('kitchen/opinions')
export class KitchenOpinionsController {
  constructor(
    private readonly opinions: KitchenOpinionsRepository,
    private readonly comments: CommentsService,
  ) {}

  /** What clients say of the chef on the site, the newest first. */
  @Get()
  @Answer({ msg: 'Lo que dicen de ti', type: KitchenOpinionDto, isArray: true, maxItems: MOST_OPINIONS })
  @Refuses(401)
  listKitchenOpinions(@CurrentChef() { chefId }: ChefCaller): Promise<KitchenOpinionDto[]> {
    return this.opinions.ofChef(chefId);
  }

  /** Answers an opinion, or replaces the answer: staff check it first. With a stale `version`: 409. Answers with all opinions. */
  @Put('answer/:id')
  @Answer({
    msg: 'Listo: la revisamos antes de mostrarla.',
    type: KitchenOpinionDto,
    isArray: true,
    maxItems: MOST_OPINIONS,
  })
  @Refuses(400, 401, 404, 409, 413, 415)
  async answerOpinion(
    @IdParam() id: number,
    @Body() { text, version }: AnswerOpinionDto,
    @CurrentChef() { chefId }: ChefCaller,
  ): Promise<KitchenOpinionDto[]> {
    await this.comments.answer(id, chefId, text, version);
    return this.opinions.ofChef(chefId);
  }

  /** Takes the answer back: it leaves the site at once. Taken back again nothing changes. */
  @Delete('answer/:id')
  @Answer({ msg: 'Retiraste tu respuesta.', type: KitchenOpinionDto, isArray: true, maxItems: MOST_OPINIONS })
  @Refuses(400, 401, 404)
  async withdrawOpinionAnswer(
    @IdParam() id: number,
    @CurrentChef() { chefId }: ChefCaller,
  ): Promise<KitchenOpinionDto[]> {
    await this.comments.answer(id, chefId, null);
    return this.opinions.ofChef(chefId);
  }
}
