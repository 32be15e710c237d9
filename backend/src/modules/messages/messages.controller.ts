import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPerson, SignedIn, type Caller } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { IdParam } from '../../platform/http/value/params.js';
import { MESSAGE_FIELDS } from './message-fields.js';
import { MessageDto, MessageFieldDto, MessagePreviewDto, PreviewMessageDto, SendMessageDto } from './messages.dto.js';
import { MessagesService } from './messages.service.js';

/** What staff write to the clients of requests. */
@ApiTags('messages')
@SignedIn()
@Controller('messages')
export class MessagesController {
  constructor(private readonly service: MessagesService) {}

  /** The fields that texts may name in braces. */
  @Get('fields')
  @Answer({ msg: 'Campos', type: MessageFieldDto, isArray: true })
  @Refuses(401)
  listMessageFields(): MessageFieldDto[] {
    return Object.entries(MESSAGE_FIELDS).map(([name, means]) => ({ name, means }));
  }

  /** Fills a text with what the request `id` says, as its client would read it. Sends and stores nothing. */
  @Post('preview/:id')
  @Answer({ msg: 'Así se lee', type: MessagePreviewDto })
  @Refuses(400, 401, 404, 409, 413, 415)
  previewMessage(
    @IdParam() id: number,
    @Body() form: PreviewMessageDto,
    @CurrentPerson() caller: Caller,
  ): Promise<MessagePreviewDto> {
    return this.service.preview(id, form, caller);
  }

  /**
   * Sends a message to the client of the request `id` by mail, or notes that it is sent by WhatsApp and answers with the chat.
   * It is kept in what happened to the request; a new request has been contacted by it.
   */
  @Post('send/:id')
  @Answer({ msg: 'El mensaje quedó en el seguimiento.', type: MessageDto })
  @Refuses(400, 401, 404, 409, 413, 415, 422)
  sendMessage(
    @IdParam() id: number,
    @Body() form: SendMessageDto,
    @CurrentPerson() caller: Caller,
  ): Promise<MessageDto> {
    return this.service.send(id, form, caller);
  }

  /** Sends a message that did not arrive once more; `id` is its activity's. One that arrived is refused (409). */
  @Post('send-again/:id')
  @Answer({ msg: 'Enviamos el mensaje otra vez.', type: MessageDto })
  @Refuses(400, 401, 404, 409)
  sendMessageAgain(@IdParam() id: number): Promise<MessageDto> {
    return this.service.sendAgain(id);
  }
}
