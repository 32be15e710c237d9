import { Body, Controller, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPerson, Roles, type Caller } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { IdParam } from '../../platform/http/value/params.js';
import { DataRightsRepository } from './data-rights.repository.js';
import {
  ClientRequestsDto,
  DataRightsDto,
  FindPersonalDataDto,
  NoteDataRightDto,
  PersonalDataDto,
  PersonalExportDto,
  RectifyPersonalDataDto,
  RefuseDataRightDto,
} from './personal-data.dto.js';
import { PersonalDataService } from './personal-data.service.js';

@ApiTags('personal-data')
@Roles('ADMIN')
@Controller('personal_data')
export class PersonalDataController {
  constructor(
    private readonly service: PersonalDataService,
    private readonly rights: DataRightsRepository,
  ) {}

  /** Finds what is kept about the owner of an e-mail or a phone. */
  @Post('find')
  @Answer({ msg: 'Datos personales', type: PersonalDataDto })
  @Refuses(400, 401, 403, 413, 415)
  findPersonalData(@Body() form: FindPersonalDataDto): Promise<PersonalDataDto> {
    return this.service.find(form);
  }

  /** Gives everything that is kept about some requests, to be handed to the person. It is logged. */
  @Post('export')
  @Answer({ msg: 'Copia de los datos', type: PersonalExportDto })
  @Refuses(400, 401, 403, 404, 409, 413, 415)
  exportPersonalData(@Body() form: ClientRequestsDto, @CurrentPerson() caller: Caller): Promise<PersonalExportDto> {
    return this.service.export(form, caller);
  }

  /** Corrects name, e-mail or phone in some requests. It is logged. */
  @Put('rectify')
  @Answer({ msg: 'Los datos quedaron corregidos.' })
  @Refuses(400, 401, 403, 404, 409, 413, 415)
  rectifyPersonalData(@Body() form: RectifyPersonalDataDto, @CurrentPerson() caller: Caller): Promise<void> {
    return this.service.rectify(form, caller);
  }

  /** Stops the use of the data of some requests: they are kept, and nobody is written to. It is logged. */
  @Put('block')
  @Answer({ msg: 'Los datos quedaron bloqueados.' })
  @Refuses(400, 401, 403, 404, 409, 413, 415)
  blockPersonalData(@Body() form: ClientRequestsDto, @CurrentPerson() caller: Caller): Promise<void> {
    return this.service.block(form, caller);
  }

  /** Lets the data of some requests be used again. It is logged. */
  @Put('unblock')
  @Answer({ msg: 'Los datos se pueden usar otra vez.' })
  @Refuses(400, 401, 403, 404, 409, 413, 415)
  unblockPersonalData(@Body() form: ClientRequestsDto, @CurrentPerson() caller: Caller): Promise<void> {
    return this.service.unblock(form, caller);
  }

  /** Erases the data of some requests; what is left is an anonymous figure. It cannot be undone, and is logged. */
  @Put('erase')
  @Answer({ msg: 'Los datos quedaron borrados.' })
  @Refuses(400, 401, 403, 404, 409, 413, 415)
  erasePersonalData(@Body() form: ClientRequestsDto, @CurrentPerson() caller: Caller): Promise<void> {
    return this.service.erase(form, caller);
  }

  /** What people asked for and waits for an answer, the most urgent first, and the last 200 entries of the log. */
  @Get('rights')
  @Answer({ msg: 'Derechos sobre datos personales', type: DataRightsDto })
  @Refuses(401, 403)
  async listDataRights(): Promise<DataRightsDto> {
    const [tasks, log] = await Promise.all([this.rights.open(), this.rights.latest()]);
    return { tasks, log };
  }

  /** Writes down that somebody asked for a right by letter, at the counter or on the telephone. Asked for again, it is the same task. */
  @Post('note')
  @Answer({ msg: 'El pedido quedó anotado.' })
  @Refuses(400, 401, 403, 404, 413, 415)
  noteDataRight(@Body() form: NoteDataRightDto, @CurrentPerson() caller: Caller): Promise<void> {
    return this.service.note(form, caller);
  }

  /** Refuses what somebody asked for, with a reason that the person gets. */
  @Put('refuse/:id')
  @Answer({ msg: 'La petición quedó rechazada.' })
  @Refuses(400, 401, 403, 404, 409, 413, 415)
  refuseDataRight(
    @IdParam() id: number,
    @Body() form: RefuseDataRightDto,
    @CurrentPerson() caller: Caller,
  ): Promise<void> {
    return this.service.refuse(id, form, caller);
  }
}
