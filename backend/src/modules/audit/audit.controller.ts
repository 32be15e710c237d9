import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LogExports } from '../../platform/audit/log-exports.js';
import { Roles, SignedIn } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { ListAnswer, type Listed } from '../../platform/http/answer/list-answer.js';
import { choiceParam, IdParam } from '../../platform/http/value/params.js';
import { HISTORY_KINDS } from './audit-kinds.js';
import { AuditLineDto, ListAuditLinesQuery } from './audit.dto.js';
import { AuditLinesRepository } from './audit-lines.repository.js';

const HistoryKind = choiceParam('kind', HISTORY_KINDS);

/** The log of what was changed. It is only read: the database itself writes it and refuses to change it. */
@ApiTags('audit')
@Controller('audit')
export class AuditController {
  constructor(private readonly lines: AuditLinesRepository) {}

  /** The log: who did what, when and in which request. */
  @Get('all')
  @Roles('ADMIN')
  @LogExports('audit_line')
  @ListAnswer({ msg: 'Registro', type: AuditLineDto })
  @Refuses(400, 401, 403)
  listAuditLines(@Query() asked: ListAuditLinesQuery): Promise<Listed<AuditLineDto>> {
    return this.lines.list(asked);
  }

  /** The history of a record: its latest fifty lines, the latest first. It goes on after the record is deleted. */
  @Get('record/:kind/:id')
  @SignedIn()
  @Answer({ msg: 'Historial', type: AuditLineDto, isArray: true })
  @Refuses(400, 401)
  listRecordHistory(@HistoryKind() kind: string, @IdParam() id: number): Promise<AuditLineDto[]> {
    return this.lines.ofRecord(kind, id);
  }

  /** The history of a person: administrators only, as everything about people. */
  @Get('person/:id')
  @Roles('ADMIN')
  @Answer({ msg: 'Historial', type: AuditLineDto, isArray: true })
  @Refuses(400, 401, 403)
  listPersonHistory(@IdParam() id: number): Promise<AuditLineDto[]> {
    return this.lines.ofRecord('person', id);
  }
}
