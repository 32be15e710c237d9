import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPerson, SignedIn, type Caller } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer.js';
import { DashboardSummaryDto } from './dashboard.dto.js';
import { FiguresRepository } from './figures.repository.js';

@ApiTags('dashboard')
@SignedIn()
@Controller('dashboard')
export class DashboardController {
  constructor(private readonly figures: FiguresRepository) {}

  /** How much there is, and what is incomplete: the first screen of the back-office. People are counted for administrators only. */
  @Get('summary')
  @Answer({ msg: 'Resumen', type: DashboardSummaryDto })
  @Refuses(401)
  getDashboardSummary(@CurrentPerson() caller: Caller): Promise<DashboardSummaryDto> {
    return this.figures.summary(caller.role);
  }
}
