import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LogExports } from '../../platform/audit/log-exports.js';
import { CurrentPerson, Roles, type Caller } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { ListAnswer, type Listed } from '../../platform/http/answer/list-answer.js';
import { BodyLimit } from '../../platform/http/limit/server-limits.js';
import { IdParam } from '../../platform/http/value/params.js';
import { MOST_ENTRIES_OF_ROW } from './bank-row-values.js';
import { BankRowsRepository } from './bank-rows.repository.js';
import {
  BankEntryDto,
  BankRowDto,
  ListBankRowsQuery,
  MatchBankRowDto,
  ReadStatementDto,
  SetAsideDto,
  StatementReadDto,
} from './reconciliation.dto.js';
import { Reconciliation } from './reconciliation.service.js';
import { thisMonth } from './this-month.js';

/** The bank's rows beside the ledger, for administrators. */
@ApiTags('cash-book')
@Roles('ADMIN')
@Controller('cash_book/bank_rows')
export class ReconciliationController {
  constructor(
    private readonly rows: BankRowsRepository,
    private readonly reconciliation: Reconciliation,
  ) {}

  /**
   * Reads a statement of the bank or of Transbank, and matches its rows by reference, amount and day. A file that is read again doubles
   * nothing. Refused (400) where its columns are not known.
   */
  @Post()
  @BodyLimit(1)
  @Answer({ msg: 'Leímos el archivo.', type: StatementReadDto })
  @Refuses(400, 401, 403, 413, 415)
  readStatement(@Body() { text }: ReadStatementDto): Promise<StatementReadDto> {
    return this.reconciliation.read(text);
  }

  /** The rows of the bank of a month. */
  @Get()
  @LogExports('bank_row')
  @ListAnswer({ msg: 'Filas del banco', type: BankRowDto })
  @Refuses(400, 401, 403)
  listBankRows(@Query() asked: ListBankRowsQuery): Promise<Listed<BankRowDto>> {
    return this.rows.list({ ...asked, month: asked.month ?? thisMonth() });
  }

  /** Entries that a row may be, the likeliest first. */
  @Get(':id/candidates')
  @Answer({ msg: 'Movimientos que podrían ser', type: BankEntryDto, isArray: true, maxItems: MOST_ENTRIES_OF_ROW })
  @Refuses(400, 401, 403, 404)
  listBankRowCandidates(@IdParam() id: number): Promise<BankEntryDto[]> {
    return this.reconciliation.candidates(id);
  }

  /** Says which entries a row is. Refused (409) where the row or one of them is matched otherwise by now. The answer is its row. */
  @Put(':id/match')
  @Answer({ msg: 'La fila quedó conciliada.', type: BankRowDto })
  @Refuses(400, 401, 403, 404, 409, 413, 415)
  matchBankRow(
    @IdParam() id: number,
    @Body() { entry_ids }: MatchBankRowDto,
    @CurrentPerson() caller: Caller,
  ): Promise<BankRowDto> {
    return this.reconciliation.match(id, entry_ids, caller);
  }

  /** Undoes the match of a row, which from then on only a person matches. The answer is the row. */
  @Delete(':id/match')
  @Answer({ msg: 'La fila vuelve a estar por conciliar.', type: BankRowDto })
  @Refuses(400, 401, 403, 404)
  unmatchBankRow(@IdParam() id: number): Promise<BankRowDto> {
    return this.reconciliation.unmatch(id);
  }

  /** Sets a row aside as nothing of the ledger, or takes it up again. Refused (409) while it is matched. The answer is the row. */
  @Put(':id/aside')
  @Answer({ msg: 'Quedó anotado.', type: BankRowDto })
  @Refuses(400, 401, 403, 404, 409, 413, 415)
  setBankRowAside(
    @IdParam() id: number,
    @Body() { aside }: SetAsideDto,
    @CurrentPerson() caller: Caller,
  ): Promise<BankRowDto> {
    return this.reconciliation.setAside(id, aside, caller);
  }
}
