import { Body, Controller, Delete, Get, Post, Put, Query, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LogExports } from '../../platform/audit/log-exports.js';
import { CurrentPerson, Roles, type Caller } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { ListAnswer, type Listed } from '../../platform/http/answer/list-answer.js';
import { IdParam } from '../../platform/http/value/params.js';
import { InvitationLimit } from './invitation-limit.js';
import {
  InvitedPersonDto,
  InvitePersonDto,
  ListPeopleQuery,
  PersonDto,
  SeenPersonStateQuery,
  UpdatePersonDto,
} from './users.dto.js';
import { UsersRepository } from './users.repository.js';
import { UsersService } from './users.service.js';

/** People: administrators only. */
@ApiTags('users')
@Roles('ADMIN')
@Controller('users')
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly people: UsersRepository,
  ) {}

  /** The people who may sign in, the invited and the deactivated ones. */
  @Get('all')
  @LogExports('person')
  @ListAnswer({ msg: 'Personas', type: PersonDto })
  @Refuses(400, 401, 403)
  listPeople(@Query() asked: ListPeopleQuery): Promise<Listed<PersonDto>> {
    return this.people.list(asked);
  }

  /**
   * Invites a person, who becomes active by signing in. The invitation is mailed; where `mail_sent` is false it was not,
   * and `login_url` is to be shared in another way. The address of somebody who was invited before is refused (409): that
   * invitation stays as it is, and can be sent again.
   */
  @Post('create')
  @UseGuards(InvitationLimit)
  @Answer({ msg: 'La persona fue invitada.', type: InvitedPersonDto })
  @Refuses(400, 401, 403, 409, 413, 415)
  invitePerson(@Body() body: InvitePersonDto): Promise<InvitedPersonDto> {
    return this.users.invite(body);
  }

  /** Mails the invitation of a person who has not signed in yet once more. Refused (409) once the person has. */
  @Post('invite-again/:id')
  @UseGuards(InvitationLimit)
  @Answer({ msg: 'La persona fue invitada de nuevo.', type: InvitedPersonDto })
  @Refuses(400, 401, 403, 404, 409)
  invitePersonAgain(@IdParam() id: number, @CurrentPerson() caller: Caller): Promise<InvitedPersonDto> {
    return this.users.inviteAgain(id, caller);
  }

  /** Changes a person's role and, if sent, name. Refused on one's own row and when it would demote a protected administrator. */
  @Put('update/:id')
  @Answer({ msg: 'La persona fue actualizada.', type: PersonDto })
  @Refuses(400, 401, 403, 404, 409, 413, 415)
  updatePerson(
    @IdParam() id: number,
    @Body() body: UpdatePersonDto,
    @CurrentPerson() caller: Caller,
  ): Promise<PersonDto> {
    return this.users.update(id, body, caller);
  }

  /**
   * Deactivates an active or invited person, and ends their sessions at once. Or activates a deactivated one, who waits
   * for the first sign-in if there was none.
   */
  @Put('change-permission/:id')
  @Answer({ msg: 'El acceso de la persona fue actualizado.', type: PersonDto })
  @Refuses(400, 401, 403, 404, 409)
  togglePersonState(
    @IdParam() id: number,
    @Query() { was }: SeenPersonStateQuery,
    @CurrentPerson() caller: Caller,
  ): Promise<PersonDto> {
    return this.users.toggleState(id, caller, was);
  }

  /** Deletes a person, whose sessions end at once. */
  @Delete('delete/:id')
  @Answer({ msg: 'La persona fue eliminada.' })
  @Refuses(400, 401, 403, 404)
  deletePerson(@IdParam() id: number, @CurrentPerson() caller: Caller): Promise<void> {
    return this.users.delete(id, caller);
  }
}
