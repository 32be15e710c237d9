import type { DashboardSummaryDto, RequestFiguresDto } from '../../api/generated';

/** A complete product; pass what differs. */
export function summaryOf(changes: Partial<DashboardSummaryDto> = {}): DashboardSummaryDto {
  return {
    active_chefs: 24,
    experiences: 61,
    opinions: 72,
    new_requests: 5,
    people_waiting: 2,
    chefs_without_experiences: 0,
    chefs_without_price: 0,
    chefs_without_food_types: 0,
    chefs_without_cities: 0,
    experiences_without_guests: 0,
    experiences_without_duration: 0,
    experiences_without_diets: 0,
    headers: 3,
    company_missing: [],
    ...changes,
  };
}

/** Four weeks of requests; pass what differs. */
export function requestFiguresOf(changes: Partial<RequestFiguresDto> = {}): RequestFiguresDto {
  return {
    weeks: [
      { week: '2026-11-02', site: 3, campaign: 1, phone: 0 },
      { week: '2026-11-09', site: 0, campaign: 0, phone: 0 },
      { week: '2026-11-16', site: 2, campaign: 2, phone: 1 },
      { week: '2026-11-23', site: 1, campaign: 0, phone: 0 },
    ],
    answers: {
      median_minutes: 125,
      waits: [
        { below_minutes: 60, count: 3 },
        { below_minutes: 120, count: 1 },
        { below_minutes: 240, count: 2 },
        { below_minutes: 600, count: 0 },
        { below_minutes: 1_800, count: 1 },
        { below_minutes: null, count: 1 },
      ],
    },
    funnel: { received: 10, answered: 8, quoted: 5, accepted: 2 },
    accepted: [
      { month: '2026-10', offers: 0, total: 0 },
      { month: '2026-11', offers: 2, total: 1_234_500 },
    ],
    lost: [
      { reason: 'precio', count: 2 },
      { reason: 'fecha', count: 1 },
    ],
    ...changes,
  };
}
