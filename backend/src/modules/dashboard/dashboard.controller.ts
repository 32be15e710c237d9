import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPerson, SignedIn, type Caller } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { Mails } from '../../platform/mail/mails.js';
import { DashboardSummaryDto } from './dashboard.dto.js';
import { FiguresRepository } from './figures.repository.js';
import { periodOf } from './period.js';
import { RequestFiguresDto, RequestFiguresQuery } from './request-figures.dto.js';
import { TodayDto, TodayQuery } from './today.dto.js';
import { TodayRepository } from './today.repository.js';
import { RequestFiguresRepository } from './request-figures.repository.js';

@ApiTags('dashboard')
@SignedIn()
@Controller('dashboard')
export class DashboardController {
  constructor(
    private readonly figures: FiguresRepository,
    private readonly requestFigures: RequestFiguresRepository,
    private readonly today: TodayRepository,
    private readonly mails: Mails,
  ) {}

  /** What somebody has to do now, the oldest first, each with its press. Some kinds are for administrators only. */
  @Get('today')
  @Answer({ msg: 'Hoy', type: TodayDto })
  @Refuses(400, 401)
  async getToday(@Query() { whose }: TodayQuery, @CurrentPerson() caller: Caller): Promise<TodayDto> {
    const can = { mail: this.mails.configured };
    const [duties, reader] = await Promise.all([
      this.today.duties(caller, whose ?? 'all', can),
      this.today.reader(caller.id),
    ]);
    return { ...duties, mailed: can.mail ? (reader?.today_mail ?? false) : null };
  }

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
