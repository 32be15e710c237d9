import { Controller, Delete, Get, Post, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SignedIn } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { IdParam } from '../../platform/http/value/params.js';
import { InvitationLimit } from '../users/index.js';
import { ChefAccessDto } from './kitchen-access.dto.js';
import { KitchenAccessService } from './kitchen-access.service.js';

/** What staff see and do of chefs' access to Mi cocina. The id is the chef's. */
@ApiTags('kitchen')
@SignedIn()
@Controller('chef-access')
export class KitchenAccessController {
  constructor(private readonly accesses: KitchenAccessService) {}

  /** Whether a chef has access, since when, and when they were last there. */
  @Get('of/:id')
  @Answer({ msg: 'Acceso del chef', type: ChefAccessDto })
  @Refuses(400, 401, 404)
  getChefAccess(@IdParam() id: number): Promise<ChefAccessDto> {
    return this.accesses.ofChef(id);
  }

  /**
   * Invites a chef to Mi cocina, or mails the invitation again. Refused (409) where the chef is not active, or where another
   * chef signs in with the same address.
   */
  @Post('invite/:id')
  @UseGuards(InvitationLimit)
  @Answer({ msg: 'El chef fue invitado a su cocina.', type: ChefAccessDto })
  @Refuses(400, 401, 404, 409)
  inviteChef(@IdParam() id: number): Promise<ChefAccessDto> {
    return this.accesses.invite(id);
  }

  /** Ends a chef's access, and every session of theirs at once. */
  @Delete('end/:id')
  @Answer({ msg: 'El chef ya no entra a su cocina.' })
  @Refuses(400, 401, 404)
  endChefAccess(@IdParam() id: number): Promise<void> {
    return this.accesses.end(id);
  }
}
