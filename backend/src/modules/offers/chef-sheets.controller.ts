import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { ByLink, TokenParam } from '../../platform/links/by-link.js';
import { ChefSheetDto, ReceiveSheetDto } from './chef-sheet.dto.js';
import { SheetSending } from './sheet-sending.service.js';

/** What the chef of an evening does with its sheet, by the secret link that came with it. */
@ApiTags('offers')
@Controller('event_sheets')
export class ChefSheetsController {
  constructor(private readonly sheets: SheetSending) {}

  /** The sheet that a link opens, always the newest. Until three days after the evening, and while the chef is the evening's. */
  @Get('by-link/:token')
  @ByLink()
  @Answer({ msg: 'Ficha de la mesa', type: ChefSheetDto })
  @Refuses(404, 409)
  readEventSheet(@TokenParam() token: unknown): Promise<ChefSheetDto> {
    return this.sheets.read(token);
  }

  /** The chef says that the sheet arrived, in the version that they read; of another one it is refused (409). Said again it stays. */
  @Post('receive/:token')
  @ByLink()
  @Answer({ msg: 'Gracias: quedó anotado.' })
  @Refuses(400, 404, 409, 413, 415)
  async receiveEventSheet(@TokenParam() token: unknown, @Body() { sequence }: ReceiveSheetDto): Promise<void> {
    await this.sheets.receive(token, sequence);
  }
}
