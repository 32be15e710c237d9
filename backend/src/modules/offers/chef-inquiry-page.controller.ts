import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { ByLink, TokenParam } from '../../platform/links/by-link.js';
import { ChefInquiries } from './chef-inquiries.service.js';
import { AnswerChefInquiryDto, ChefInquiryPageDto } from './chef-inquiry.dto.js';

/** What a chef does with a question, by its secret link. */
@ApiTags('offers')
@Controller('offers')
export class ChefInquiryPageController {
  constructor(private readonly service: ChefInquiries) {}

  /** The question that a link opens. It names no client. */
  @Get('inquiries/by-link/:token')
  @ByLink()
  @Answer({ msg: 'Consulta', type: ChefInquiryPageDto })
  @Refuses(404)
  readChefInquiry(@TokenParam() token: unknown): Promise<ChefInquiryPageDto> {
    return this.service.page(token);
  }

  /** The chef answers, or changes the answer. Sent twice it is one answer. Refused (409) once the question is over. */
  @Post('inquiries/answer/:token')
  @ByLink()
  @Answer({ msg: 'Gracias por responder.', type: ChefInquiryPageDto })
  @Refuses(400, 404, 409, 413, 415)
  answerChefInquiry(@TokenParam() token: unknown, @Body() form: AnswerChefInquiryDto): Promise<ChefInquiryPageDto> {
    return this.service.answerByLink(token, form);
  }
}
