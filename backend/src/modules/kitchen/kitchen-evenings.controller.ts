import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { IdParam } from '../../platform/http/value/params.js';
import { ReceiveSheetDto, SheetSending } from '../offers/index.js';
import type { ChefCaller } from './chef-caller.js';
import { CurrentChef, InKitchen } from './kitchen-decorators.js';
import { KitchenEveningDto, KitchenSheetDto, MOST_EVENINGS } from './kitchen-evenings.dto.js';
import { KitchenEveningsRepository } from './kitchen-evenings.repository.js';

/** The chef's own evenings, from the yes until three days after. Those of others do not exist here. */
@ApiTags('kitchen')
@InKitchen()
@Controller('kitchen/evenings')
export class KitchenEveningsController {
  constructor(
    private readonly evenings: KitchenEveningsRepository,
    private readonly sheets: SheetSending,
  ) {}

  /** The evenings ahead and those of the last three days, the soonest first. */
  @Get('all')
  @Answer({ msg: 'Tus veladas', type: KitchenEveningDto, isArray: true, maxItems: MOST_EVENINGS })
  @Refuses(401)
  listKitchenEvenings(@CurrentChef() { chefId }: ChefCaller): Promise<KitchenEveningDto[]> {
    return this.evenings.ofChef(chefId);
  }

  /** The sheet of an evening as it is now. Refused (409) while nobody may use the client's data. */
  @Get('sheet/:id')
  @Answer({ msg: 'Ficha de la velada', type: KitchenSheetDto })
  @Refuses(400, 401, 404, 409)
  getKitchenSheet(@IdParam() id: number, @CurrentChef() { chefId }: ChefCaller): Promise<KitchenSheetDto> {
    return this.sheets.readOfChef(id, chefId);
  }

  /** The chef says that the sheet arrived, in the version that they read; of another one it is refused (409). Said again it stays. */
  @Post('receive/:id')
  @Answer({ msg: 'Gracias, quedó confirmada.', type: KitchenSheetDto })
  @Refuses(400, 401, 404, 409, 413, 415)
  async receiveKitchenSheet(
    @IdParam() id: number,
    @Body() { sequence }: ReceiveSheetDto,
    @CurrentChef() { chefId }: ChefCaller,
  ): Promise<KitchenSheetDto> {
    await this.sheets.receiveOfChef(id, chefId, sequence);
    return this.sheets.readOfChef(id, chefId);
  }
}
