import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LogExports } from '../../platform/audit/log-exports.js';
import { Roles } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { ListAnswer, type Listed } from '../../platform/http/answer/list-answer.js';
import { todayInChile } from '../../platform/http/value/day.js';
import {
  CashAccountDto,
  CashEntryDto,
  CashFiguresDto,
  CashFiguresQuery,
  CashPendingDto,
  ListCashAccountsQuery,
  ListCashEntriesQuery,
} from './cash-book.dto.js';
import { CashFiguresRepository } from './cash-figures.repository.js';
import { CashListRepository } from './cash-list.repository.js';
import { thisMonth } from './this-month.js';

/** One month's money, for administrators. */
@ApiTags('cash-book')
@Roles('ADMIN')
@Controller('cash_book')
export class CashBookController {
  constructor(
    private readonly figures: CashFiguresRepository,
    private readonly lists: CashListRepository,
  ) {}

  /** What came in, was given back and paid to chefs in a month, and what is due. */
  @Get('figures')
  @Answer({ msg: 'Caja', type: CashFiguresDto })
  @Refuses(400, 401, 403)
  getCashFigures(@Query() { month }: CashFiguresQuery): Promise<CashFiguresDto> {
    return this.figures.of(month ?? thisMonth(), todayInChile());
  }

  /** What of a month the bank has alone, and what the ledger has. */
  @Get('pending')
  @Answer({ msg: 'Por conciliar', type: CashPendingDto })
  @Refuses(400, 401, 403)
  getCashPending(@Query() { month }: CashFiguresQuery): Promise<CashPendingDto> {
    return this.figures.pending(month ?? thisMonth());
  }

  /** The entries of a month. Corrections count in the month of what they correct. */
  @Get('entries')
  @LogExports('money_entry')
  @ListAnswer({ msg: 'Movimientos del mes', type: CashEntryDto })
  @Refuses(400, 401, 403)
  listCashEntries(@Query() asked: ListCashEntriesQuery): Promise<Listed<CashEntryDto>> {
    return this.lists.entries({ ...asked, month: asked.month ?? thisMonth() });
  }

  /** The evenings of a month, and the evenings and gift cards whose money moved in it: agreed, paid and left. */
  @Get('accounts')
  @LogExports('evening')
  @ListAnswer({ msg: 'Veladas y gift cards del mes', type: CashAccountDto })
  @Refuses(400, 401, 403)
  listCashAccounts(@Query() asked: ListCashAccountsQuery): Promise<Listed<CashAccountDto>> {
    return this.lists.accounts({ ...asked, month: asked.month ?? thisMonth() });
  }
}
