import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SignedIn } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { IdParam } from '../../platform/http/value/params.js';
import { CreateReplyTextDto, ReplyTextDto, UpdateReplyTextDto } from './reply-texts.dto.js';
import { ReplyTextsRepository } from './reply-texts.repository.js';
import { ReplyTextsService } from './reply-texts.service.js';

/** Texts that staff send to clients. */
@ApiTags('messages')
@SignedIn()
@Controller('reply_texts')
export class ReplyTextsController {
  constructor(
    private readonly texts: ReplyTextsRepository,
    private readonly service: ReplyTextsService,
  ) {}

  /** Every text, by name. */
  @Get('all')
  @Answer({ msg: 'Textos de respuesta', type: ReplyTextDto, isArray: true })
  @Refuses(401)
  listReplyTexts(): Promise<ReplyTextDto[]> {
    return this.texts.all();
  }

  /** Adds a text. One that names an unknown field is refused. */
  @Post('create')
  @Answer({ msg: 'El texto ha sido creado exitosamente', type: ReplyTextDto })
  @Refuses(400, 401, 409, 413, 415)
  createReplyText(@Body() form: CreateReplyTextDto): Promise<ReplyTextDto> {
    return this.service.create(form);
  }

  /** Replaces a text. With a `version` older than the stored one: 409. */
  @Put('update/:id')
  @Answer({ msg: 'El texto ha sido actualizado exitosamente', type: ReplyTextDto })
  @Refuses(400, 401, 404, 409, 413, 415)
  updateReplyText(@IdParam() id: number, @Body() form: UpdateReplyTextDto): Promise<ReplyTextDto> {
    return this.service.update(id, form);
  }

  /** Deletes a text. Messages that were made of it stay as they are. */
  @Delete('delete/:id')
  @Answer({ msg: 'El texto ha sido eliminado exitosamente' })
  @Refuses(400, 401, 404)
  async deleteReplyText(@IdParam() id: number): Promise<void> {
    await this.service.delete(id);
  }
}
