import type { DashboardSummaryDto } from '../../api/generated';

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
    headers: 3,
    company_missing: [],
    ...changes,
  };
}
