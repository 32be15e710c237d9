import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPerson, SignedIn, type Caller } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { IdParam } from '../../platform/http/value/params.js';
import { ChefProfileDto, DecideProfileDto } from './profile-change.dto.js';
import { ProfileChangesService } from './profile-changes.service.js';

/** What staff do with what chefs propose. The id is the chef's. */
@ApiTags('kitchen')
@SignedIn()
@Controller('profile-changes')
export class ProfileChangesController {
  constructor(private readonly service: ProfileChangesService) {}

  /** What is public of a chef's profile, and what the chef proposed last. */
  @Get('of/:id')
  @Answer({ msg: 'Perfil del chef', type: ChefProfileDto })
  @Refuses(400, 401, 404)
  getProfileChange(@IdParam() id: number): Promise<ChefProfileDto> {
    return this.service.ofChef(id);
  }

  /**
   * Takes fields of what a chef proposed, which then are public, and returns the others with a note. Refused (409) where it does
   * not wait any more, or where chef or change are not what was seen.
   */
  @Put('decide/:id')
  @Answer({ msg: 'El perfil quedó resuelto.', type: ChefProfileDto })
  @Refuses(400, 401, 404, 409, 413, 415)
  decideProfileChange(
    @IdParam() id: number,
    @Body() form: DecideProfileDto,
    @CurrentPerson() caller: Caller,
  ): Promise<ChefProfileDto> {
    return this.service.decide(id, form, caller);
  }
}
