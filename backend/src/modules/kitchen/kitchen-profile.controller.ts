import { Body, Controller, Delete, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { BodyLimit } from '../../platform/http/limit/server-limits.js';
import type { ChefCaller } from './chef-caller.js';
import { CurrentChef, InKitchen } from './kitchen-decorators.js';
import { KitchenProfileDto, ProposeProfileDto } from './profile-change.dto.js';
import { ProfileChangesService } from './profile-changes.service.js';

/** A few pictures, which a telephone sends with the form. More are sent one after the other. */
const PROFILE_BODY_MB = 16;

/** What the site shows of the chef, and what the chef wants it to show. */
@ApiTags('kitchen')
@InKitchen()
@Controller('kitchen')
export class KitchenProfileController {
  constructor(private readonly service: ProfileChangesService) {}

  /** What is public, and what the chef proposed last. */
  @Get('profile')
  @Answer({ msg: 'Tu perfil', type: KitchenProfileDto })
  @Refuses(401)
  getKitchenProfile(@CurrentChef() { chefId }: ChefCaller): Promise<KitchenProfileDto> {
    return this.service.own(chefId);
  }

  /**
   * Proposes what the site shall show: staff look at it first. What waits already is replaced. With a stale `version`: 409. Of
   * pictures only those are taken that the chef's page and experiences show, wait already, or come with the form.
   */
  @Put('profile')
  @BodyLimit(PROFILE_BODY_MB)
  @Answer({ msg: 'Listo: lo revisamos y te contamos aquí.', type: KitchenProfileDto })
  @Refuses(400, 401, 404, 409, 413, 415)
  proposeProfile(@Body() form: ProposeProfileDto, @CurrentChef() { chefId }: ChefCaller): Promise<KitchenProfileDto> {
    return this.service.propose(chefId, form);
  }

  /** Takes it back. */
  @Delete('profile')
  @Answer({ msg: 'Retiraste tu cambio.', type: KitchenProfileDto })
  @Refuses(401)
  withdrawProfile(@CurrentChef() { chefId }: ChefCaller): Promise<KitchenProfileDto> {
    return this.service.withdraw(chefId);
  }
}
