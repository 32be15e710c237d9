import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPerson, SignedIn, type Caller } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { DashboardSummaryDto } from './dashboard.dto.js';
import { FiguresRepository } from './figures.repository.js';
import { periodOf } from './period.js';
import { RequestFiguresDto, RequestFiguresQuery } from './request-figures.dto.js';
import { RequestFiguresRepository } from './request-figures.repository.js';

@ApiTags('dashboard')
@SignedIn()
@Controller('dashboard')
export class DashboardController {
  constructor(
    private readonly figures: FiguresRepository,
    private readonly requestFigures: RequestFiguresRepository,
  ) {}

  /** How much there is, and what is incomplete: the first screen of the back-office. People are counted for administrators only. */
  @Get('summary')
  @Answer({ msg: 'Resumen', type: DashboardSummaryDto })
  @Refuses(401)
  getDashboardSummary(@CurrentPerson() caller: Caller): Promise<DashboardSummaryDto> {
    return this.figures.summary(caller.role);
  }

  /** What became of the requests that came in the last weeks. Weeks begin on Monday in Chile. */
  @Get('requests')
  @Answer({ msg: 'Cifras de las solicitudes', type: RequestFiguresDto })
  @Refuses(400, 401)
  getRequestFigures(@Query() { weeks }: RequestFiguresQuery): Promise<RequestFiguresDto> {
    return this.requestFigures.of(periodOf(weeks ?? '12'));
  }
}
