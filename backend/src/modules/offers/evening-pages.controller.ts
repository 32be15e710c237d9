import { Body, Controller, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPerson, SignedIn, type Caller } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { IdParam } from '../../platform/http/value/params.js';
import { EveningNights } from './evening-nights.service.js';
import {
  ChatDto,
  EveningPageDto,
  OpenChatDto,
  SendSheetDto,
  SentSheetAnswerDto,
  UpdateNightDto,
} from './evening-page.dto.js';
import { EveningPages } from './evening-pages.js';
import { SheetSending } from './sheet-sending.service.js';

/** The page of an evening, whether an offer or staff's hand entered it. */
@ApiTags('offers')
@SignedIn()
@Controller('evenings')
export class EveningPagesController {
  constructor(
    private readonly pages: EveningPages,
    private readonly nights: EveningNights,
    private readonly sending: SheetSending,
  ) {}

  /** Everything of one evening. */
  @Get('get-one/:id')
  @Answer({ msg: 'Velada', type: EveningPageDto })
  @Refuses(400, 401, 404)
  getEvening(@IdParam() id: number): Promise<EveningPageDto> {
    return this.pages.forStaff(id);
  }

  /** Replaces the data for that night, until it begins (409). Client and chef hear of it by mail, where mails go out. */
  @Put('night/:id')
  @Answer({ msg: 'Los datos para esa noche quedaron guardados.', type: EveningPageDto })
  @Refuses(400, 401, 404, 409, 413, 415)
  async updateNight(
    @IdParam() id: number,
    @Body() form: UpdateNightDto,
    @CurrentPerson() caller: Caller,
  ): Promise<EveningPageDto> {
    await this.nights.describe(id, form, caller);
    return this.pages.forStaff(id);
  }

  /** Sends the chef the present sheet: mails it, or answers with the message for WhatsApp. Each press is a sheet of its own. */
  @Post('send-sheet/:id')
  @Answer({ msg: 'La ficha quedó enviada.', type: SentSheetAnswerDto })
  @Refuses(400, 401, 404, 409, 413, 415)
  async sendSheet(
    @IdParam() id: number,
    @Body() { by }: SendSheetDto,
    @CurrentPerson() caller: Caller,
  ): Promise<SentSheetAnswerDto> {
    return { chat: await this.sending.send(id, by, caller) };
  }

  /** Writes the text of a mail about the evening as a message for WhatsApp, and notes that staff opened it. */
  @Post('open-chat/:id')
  @Answer({ msg: 'El mensaje está escrito en WhatsApp.', type: ChatDto })
  @Refuses(400, 401, 404, 409, 413, 415)
  openChat(@IdParam() id: number, @Body() form: OpenChatDto, @CurrentPerson() caller: Caller): Promise<ChatDto> {
    return this.nights.chat(id, form, caller);
  }
}
