import { Injectable } from '@nestjs/common';
import type { Role } from '../../platform/http/access.js';
import { ChefFiguresRepository } from '../chefs/index.js';
import { CommentFiguresRepository } from '../comments/index.js';
import { CompanyFiguresRepository } from '../company/index.js';
import { QuoteFiguresRepository } from '../quotes/index.js';
import { PeopleFiguresRepository } from '../users/index.js';
import { DashboardSummaryDto } from './dashboard.dto.js';

/** Reads each module's figures, one statement per module, all at the same time. */
@Injectable()
export class DashboardService {
  constructor(
    private readonly chefs: ChefFiguresRepository,
    private readonly comments: CommentFiguresRepository,
    private readonly company: CompanyFiguresRepository,
    private readonly quotes: QuoteFiguresRepository,
    private readonly people: PeopleFiguresRepository,
  ) {}

  /** The figures that a person of this role may see. Figures about people are for administrators. */
  async summary(role: Role): Promise<DashboardSummaryDto> {
    const [chefs, opinions, company, newRequests, peopleWaiting] = await Promise.all([
      this.chefs.count(),
      this.comments.count(),
      this.company.count(),
      this.quotes.countNew(),
      role === 'ADMIN' ? this.people.countWaiting() : null,
    ]);
    return {
      active_chefs: chefs.active,
      experiences: chefs.experiences,
      opinions,
      new_requests: newRequests,
      people_waiting: peopleWaiting,
      chefs_without_experiences: chefs.lacking.experiences,
      chefs_without_price: chefs.lacking.price,
      chefs_without_food_types: chefs.lacking.food_types,
      chefs_without_cities: chefs.lacking.cities,
      headers: company.headers,
      company_missing: company.missing,
    };
  }
}
