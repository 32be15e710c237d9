import { Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { IdParam } from '../../platform/http/value/params.js';
import { BroughtBackDto, DeletedRecordDto } from './deleted-records.dto.js';
import { DeletedRecords } from './deleted-records.service.js';

/** What was deleted and can be brought back. */
@ApiTags('deleted-records')
@Roles('ADMIN')
@Controller('deleted_records')
export class DeletedRecordsController {
  constructor(private readonly deletions: DeletedRecords) {}

  /** What was deleted in the last 30 days, the latest first. */
  @Get('all')
  @Answer({ msg: 'Eliminados', type: DeletedRecordDto, isArray: true })
  @Refuses(401, 403)
  listDeletedRecords(): Promise<DeletedRecordDto[]> {
    return this.deletions.list();
  }

  /** Brings a record back with all that was deleted with it, under the same ids. Says what could not be as it was. */
  @Post('bring-back/:id')
  @Answer({ msg: 'El registro ha sido recuperado', type: BroughtBackDto })
  @Refuses(400, 401, 403, 404, 409)
  bringBackRecord(@IdParam() id: number): Promise<BroughtBackDto> {
    return this.deletions.bringBack(id);
  }
}
