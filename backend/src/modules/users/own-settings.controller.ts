import { Body, Controller, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPerson, SignedIn, type Caller } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { WantTodayMailDto } from './users.dto.js';
import { UsersService } from './users.service.js';

/** What everybody of the staff sets for themselves. */
@ApiTags('users')
@SignedIn()
@Controller('users')
export class OwnSettingsController {
  constructor(private readonly users: UsersService) {}

  /** Whether the caller gets 'Hoy' by mail on working days. */
  @Put('today-mail')
  @Answer({ msg: 'Tu preferencia quedó guardada.' })
  @Refuses(400, 401, 413, 415)
  wantTodayMail(@Body() { wanted }: WantTodayMailDto, @CurrentPerson() caller: Caller): Promise<void> {
    return this.users.wantTodayMail(caller, wanted);
  }
}
