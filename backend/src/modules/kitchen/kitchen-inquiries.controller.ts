import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { IdParam } from '../../platform/http/value/params.js';
import { AnswerChefInquiryDto, ChefInquiries, ChefInquiryPageDto, MOST_OF_CHEF } from '../offers/index.js';
import type { ChefCaller } from './chef-caller.js';
import { CurrentChef, InKitchen } from './kitchen-decorators.js';

/** What the chef is asked before an offer. Questions to others do not exist here, and none names a client. */
@ApiTags('kitchen')
@InKitchen()
@Controller('kitchen/inquiries')
export class KitchenInquiriesController {
  constructor(private readonly inquiries: ChefInquiries) {}

  /** The questions that the chef can answer, with what they answered already, by their days. */
  @Get('all')
  @Answer({ msg: 'Consultas', type: ChefInquiryPageDto, isArray: true, maxItems: MOST_OF_CHEF })
  @Refuses(401)
  listKitchenInquiries(@CurrentChef() { chefId }: ChefCaller): Promise<ChefInquiryPageDto[]> {
    return this.inquiries.ofChef(chefId);
  }

  /** Answers one, or changes the answer. Refused (409) once it is over; 'can_but' needs words. The same answer changes nothing. */
  @Post('answer/:id')
  @Answer({ msg: 'Gracias por responder.', type: ChefInquiryPageDto })
  @Refuses(400, 401, 404, 409, 413, 415)
  answerKitchenInquiry(
    @IdParam() id: number,
    @Body() form: AnswerChefInquiryDto,
    @CurrentChef() { chefId }: ChefCaller,
  ): Promise<ChefInquiryPageDto> {
    return this.inquiries.answer(chefId, id, form);
  }
}
